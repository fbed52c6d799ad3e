// How a page talks with a player, and fits a frame to what it shows. See docs/embed.md.

const player = document.getElementById('told');
const said = document.getElementById('said');
document.getElementById('play').addEventListener('click', () => player.play());
document.getElementById('pause').addEventListener('click', () => player.pause());
document.getElementById('start').addEventListener('click', () => player.goTo(0));
player.addEventListener('step', ({ detail }) => {
  said.value = `${detail.step} / ${detail.steps} ${detail.sentence}`;
});

const frame = document.getElementById('frame');
addEventListener('message', (event) => {
  // Only this frame, and only a height that can be one.
  if (event.source !== frame.contentWindow) return;
  const { type, version, height } = Object(event.data);
  if (type !== 'spellspeed:height' || version !== 1 || !(height > 0 && height < 10000)) return;
  frame.height = height;
  frame.style.height = `${height}px`;
});
