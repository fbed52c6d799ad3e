//! Chains in a real MediaWiki: a page that is whole without scripts plays with them, in a sandboxed frame of another
//! host or with everything on the wiki itself, also under the wiki's own content security policy; and nothing that an
//! editor writes becomes a script.

mod wiki;

use serde_json::json;
use spellspeed_e2e::{Browser, Outcome, Page, Trouble, built_site};
use std::path::Path;
use wiki::Wiki;

const ONE: &str = "title: Heavy Storm is answered\nYugi 8000\n  hand: Heavy Storm\n  set: Dust Tornado\nKaiba 8000\n  \
    set: Magic Jammer\n  hand: Dark Hole\n\nYugi activates Heavy Storm\nKaiba chains Magic Jammer, discarding Dark Hole\nresolve";
const TWO: &str = "title: Two cards\nYugi 8000\n  hand: Pot of Greed\n  deck: Dark Hole x2\nKaiba 8000\n\n\
    Yugi activates Pot of Greed\nresolve";
const HOSTILE: &str = include_str!("../e2e/fixture/hostile.chain");
/// The keeper of the wiki.
const KEEPER: &str = "Admin";

/// A file that `cargo xtask build` has made.
fn built(name: &str) -> Outcome<String> {
    let file = built_site()?.join(name);
    std::fs::read_to_string(&file).map_err(|error| Trouble::new(format!("{}: {error}", file.display())))
}

/// A wiki with the template, the loader and a page of two chains, and a browser.
async fn wiki(name: &str, page_of_module: &str) -> Outcome<(Wiki, Page)> {
    let page = Page::start(Browser::Chromium, Path::new(&built_site()?)).await?;
    let wiki = Wiki::start(name)?;
    let loader = built("wiki-loader.js")?;
    let loader = loader.replace("https://example.org/spellspeed/", &page.site().address());
    let loader = loader.replace("PAGE = ''", &format!("PAGE = '{page_of_module}'"));
    wiki.save("MediaWiki:Common.js", &loader, KEEPER)?;
    wiki.save("Template:Chain", &built("wiki-template.txt")?, KEEPER)?;
    let steps = "# Yugi activates ''Heavy Storm''.\n# Kaiba chains '''Magic Jammer'''.";
    let text = format!(
        "Before.\n{{{{Chain|scenario=\n{ONE}\n|steps=\n{steps}\n|step=2}}}}\nBetween.\n{{{{Chain|lang=fr|scenario=\n{TWO}\n}}}}\nAfter."
    );
    wiki.save("Chain demo", &text, KEEPER)?;
    Ok((wiki, page))
}

async fn get(page: &Page, expression: &str) -> Outcome<serde_json::Value> {
    Ok(page.client().execute(&format!("return ({expression})"), Vec::new()).await?)
}

async fn until(page: &Page, expression: &str) -> Outcome {
    page.until(expression, &format!("try {{ return !!({expression}) }} catch {{ return false }}")).await
}

/// What the wiki allows its pages.
async fn policy(page: &Page) -> Outcome<String> {
    let asked = "fetch(location.href, { cache: 'reload' }).then(it => it.headers.get('content-security-policy') ?? '')";
    Ok(get(page, asked).await?.as_str().unwrap_or_default().to_owned())
}

/// Whether the frame with this number plays, from which step, and in which language.
async fn frame_plays(page: &Page, number: u16, step: u64, lang: &str) -> Outcome {
    page.client().enter_frame(number).await?;
    until(page, "document.querySelector('chain-player')?.steps > 3").await?;
    let inside = "[document.querySelector('chain-player').step, document.documentElement.lang, origin]";
    assert_eq!(get(page, inside).await?, json!([step, lang, "null"]));
    page.client().enter_parent_frame().await?;
    Ok(())
}

/// Scrolls to each, because frames load when they come near.
async fn both_frames_play(page: &Page) -> Outcome {
    for number in 0..2 {
        page.client()
            .execute(
                "document.querySelectorAll('.spellspeed iframe')[arguments[0]].scrollIntoView()",
                vec![json!(number)],
            )
            .await?;
        until(
            page,
            &format!("document.querySelectorAll('.spellspeed')[{number}].querySelector('iframe').offsetHeight > 200"),
        )
        .await?;
    }
    frame_plays(page, 0, 2, "en").await?;
    frame_plays(page, 1, 0, "fr").await
}

#[tokio::test]
async fn in_a_frame() -> Outcome {
    let (wiki, page) = wiki("frame", "").await?;
    let demo = wiki.address("index.php?title=Chain_demo");
    page.client().goto(&demo).await?;
    both_frames_play(&page).await?;
    // The text is what it was, and so is the list of steps; both are folded behind the player.
    for (number, text) in [(0, ONE), (1, TWO)] {
        let pre = format!(
            "document.querySelectorAll('.spellspeed')[{number}].querySelector('details pre').textContent.trim()"
        );
        assert_eq!(get(&page, &pre).await?, json!(text.trim()));
    }
    assert_eq!(get(&page, "document.querySelectorAll('.spellspeed details ol li').length").await?, json!(2));
    // A second pass over the page, as after a live edit, changes nothing.
    page.client().execute("mw.hook('wikipage.content').fire($('#mw-content-text'))", Vec::new()).await?;
    assert_eq!(get(&page, "document.querySelectorAll('.spellspeed iframe').length").await?, json!(2));
    // In a preview.
    page.client().goto(&wiki.address("index.php?title=Chain_demo&action=edit")).await?;
    page.client().execute("document.getElementById('wpPreview').click()", Vec::new()).await?;
    until(&page, "!!document.querySelector('#wikiPreview .spellspeed iframe')").await?;
    both_frames_play(&page).await?;
    // Under the wiki's own policy.
    wiki.set("$wgCSPHeader = true;\n")?;
    page.client().goto(&demo).await?;
    both_frames_play(&page).await?;
    assert!(policy(&page).await?.contains("script-src"), "the wiki sends no policy");
    // Without the host the page stays as it was.
    page.site().lose(Some("embed.html"));
    page.client().goto(&demo).await?;
    until(&page, "!!document.querySelector('.spellspeed iframe')").await?;
    assert_eq!(get(&page, "!!document.querySelector('.spellspeed details')").await?, json!(false));
    assert_eq!(get(&page, "document.querySelector('.spellspeed > pre').offsetHeight > 50").await?, json!(true));
    // The template says what it takes.
    let query = "fetch('/api.php?action=templatedata&titles=Template:Chain&format=json').then(it => it.json()).then(it => Object.keys(Object.values(it.pages)[0].params))";
    assert_eq!(get(&page, query).await?, json!(["scenario", "steps", "lang", "step", "theme", "size", "controls"]));
    page.close().await
}

#[tokio::test]
async fn with_everything_on_the_wiki() -> Outcome {
    let (wiki, page) = wiki("inside", "MediaWiki:Spellspeed.js").await?;
    wiki.save("MediaWiki:Spellspeed.js", &built("wiki-en.js")?, KEEPER)?;
    for settings in ["", "$wgCSPHeader = true;\n"] {
        wiki.set(settings)?;
        page.client().goto(&wiki.address("index.php?title=Chain_demo")).await?;
        assert_eq!(policy(&page).await?.contains("script-src"), !settings.is_empty());
        for number in 0..2 {
            let player = format!("document.querySelectorAll('.spellspeed chain-player')[{number}]");
            until(&page, &format!("customElements.get('chain-player') && {player}")).await?;
            page.client().execute(&format!("{player}.scrollIntoView()"), Vec::new()).await?;
            until(&page, &format!("{player}.steps > 3")).await?;
        }
        assert_eq!(get(&page, "document.querySelector('.spellspeed chain-player').step").await?, json!(2));
        assert_eq!(
            get(&page, "document.querySelector('.spellspeed details pre').textContent.trim()").await?,
            json!(ONE.trim())
        );
        let elsewhere = "performance.getEntriesByType('resource').filter(it => !it.name.startsWith(location.origin) && !it.name.startsWith('data:') && !it.name.startsWith('blob:')).map(it => it.name)";
        assert_eq!(get(&page, elsewhere).await?, json!([]), "another host was asked");
    }
    page.close().await
}

/// An editor without rights writes what would be script, in every field of the scenario and of the template.
#[tokio::test]
async fn no_script_comes_through() -> Outcome {
    let (wiki, page) = wiki("hostile", "").await?;
    let trap = "\"><script>hit('x')</script><img src=x onerror=hit('x')>";
    let text = format!(
        "{{{{Chain|lang={trap}|step={trap}|theme=\" onclick=hit('x') x=\"|size={trap}|controls=&text=x|steps={trap}|scenario=\n{}\n}}}}",
        HOSTILE.replace('|', "{{!}}")
    );
    wiki.save("Hostile", &text, KEEPER)?;
    page.client().goto(&wiki.address("index.php?title=Hostile")).await?;
    until(&page, "!!document.querySelector('.spellspeed iframe')").await?;
    page.client().execute("document.querySelector('.spellspeed iframe').scrollIntoView()", Vec::new()).await?;
    until(&page, "document.querySelector('.spellspeed iframe').offsetHeight > 100").await?;
    let intruders = "[...document.querySelectorAll('#mw-content-text img, #mw-content-text script')].length + [...document.querySelectorAll('#mw-content-text *')].flatMap(it => [...it.attributes]).filter(it => /^on/.test(it.name)).length";
    assert_eq!(get(&page, intruders).await?, json!(0));
    let frame = "document.querySelector('.spellspeed iframe')";
    assert_eq!(get(&page, &format!("{frame}.getAttribute('sandbox')")).await?, json!("allow-scripts"));
    assert_eq!(
        get(&page, &format!("{frame}.src.startsWith('{}embed.html#text=')", page.site().address())).await?,
        json!(true)
    );
    page.client().enter_frame(0).await?;
    until(&page, "!!document.querySelector('chain-player').shadowRoot.querySelector('.player, .troubles')").await?;
    let inside =
        "[...document.querySelector('chain-player').shadowRoot.querySelectorAll('img, script, iframe')].length";
    assert_eq!(get(&page, inside).await?, json!(0));
    assert_eq!(get(&page, "window.hits ?? null").await?, json!(null));
    page.client().enter_parent_frame().await?;
    page.close().await
}
