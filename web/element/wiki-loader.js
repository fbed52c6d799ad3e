/* spellspeed for MediaWiki: plays the chains of Template:Chain in their place. See docs/wiki.md.
 * To be MediaWiki:Gadget-spellspeed.js (hidden, default) or a part of MediaWiki:Common.js. Plain ES5. */
( function ( mw, document ) {
	'use strict';
	// Where the player lies: a folder whose server sends "Access-Control-Allow-Origin: *".
	var HOST = 'https://example.org/spellspeed/',
		// Or a page of this wiki that has the whole player, such as 'MediaWiki:Spellspeed.js'; then no host is asked.
		PAGE = '',
		DONE = 'data-spellspeed-done',
		OPTIONS = [ 'lang', 'step', 'theme', 'size', 'controls' ],
		frames = [], loaded = false;

	/* What an editor may say, each a word or a number. */
	function options( box ) {
		var found = {};
		OPTIONS.forEach( function ( name ) {
			var value = box.getAttribute( 'data-chain-' + name ) || '';
			if ( /^[\w-]{1,12}$/.test( value ) ) {
				found[ name ] = value;
			}
		} );
		found.lang = found.lang || mw.config.get( 'wgPageContentLanguage' ) || 'en';
		return found;
	}

	/* The text and the list of steps stay in the page, folded. */
	function fold( box, player ) {
		var details = document.createElement( 'details' ),
			summary = document.createElement( 'summary' ),
			words = { ja: 'テキスト', fr: 'Texte' };
		summary.textContent = words[ options( box ).lang ] || 'Text';
		details.appendChild( summary );
		Array.prototype.slice.call( box.childNodes ).forEach( function ( node ) {
			if ( node !== player ) {
				details.appendChild( node );
			}
		} );
		box.appendChild( details );
	}

	/* A frame of another origin, in which nothing is allowed but scripts. */
	function frame( box, text ) {
		var it = document.createElement( 'iframe' ),
			asked = options( box ),
			address = HOST + 'embed.html#text=' + encodeURIComponent( text );
		Object.keys( asked ).forEach( function ( name ) {
			address += '&' + name + '=' + encodeURIComponent( asked[ name ] );
		} );
		it.setAttribute( 'sandbox', 'allow-scripts' );
		it.title = ( /^title: *(.*)/m.exec( text ) || [ '', 'Yu-Gi-Oh! chain' ] )[ 1 ];
		it.loading = 'lazy';
		it.style.cssText = 'display:block;width:100%;height:1px;border:0';
		it.src = address;
		frames.push( { box: box, frame: it, shown: false } );
		box.insertBefore( it, box.firstChild );
	}

	/* The element, from the page of this wiki. */
	function element( box, text ) {
		var it = document.createElement( 'chain-player' ),
			asked = options( box );
		if ( !loaded ) {
			loaded = true;
			mw.loader.load( mw.util.getUrl( PAGE, { action: 'raw', ctype: 'text/javascript' } ) );
		}
		Object.keys( asked ).forEach( function ( name ) {
			it.setAttribute( name, asked[ name ] );
		} );
		it.hidden = true;
		it.textContent = text;
		box.insertBefore( it, box.firstChild );
		window.customElements.whenDefined( 'chain-player' ).then( function () {
			it.hidden = false;
			fold( box, it );
		} );
	}

	/* A frame says that it plays, and how high it is. Until then the page stays as it was. */
	window.addEventListener( 'message', function ( event ) {
		var data = Object( event.data );
		if ( event.origin !== 'null' || data.type !== 'spellspeed:height' || data.version !== 1 ||
				!( data.height > 0 && data.height < 10000 ) ) {
			return;
		}
		frames.forEach( function ( one ) {
			if ( one.frame.contentWindow === event.source ) {
				one.frame.style.height = Math.ceil( data.height ) + 'px';
				if ( !one.shown ) {
					one.shown = true;
					fold( one.box, one.frame );
				}
			}
		} );
	} );

	/* Again after a preview and a live edit. */
	mw.hook( 'wikipage.content' ).add( function ( $content ) {
		frames = frames.filter( function ( one ) {
			return document.body.contains( one.frame );
		} );
		$content.find( '.spellspeed' ).addBack( '.spellspeed' ).each( function () {
			var pre = this.querySelector( 'pre' );
			if ( pre && !this.hasAttribute( DONE ) && window.WebAssembly ) {
				this.setAttribute( DONE, '' );
				( PAGE ? element : frame )( this, pre.textContent );
			}
		} );
	} );
}( mediaWiki, document ) );
