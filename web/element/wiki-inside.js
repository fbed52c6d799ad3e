const files = __FILES__;

const glue = __GLUE__;

const inside = __INSIDE__;

const fetched = async (name) => inside[name];

/** The module is packed as text, since it stands in a page of text. */
const unpacked = (text) => {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
};

const program = once(async () => {
  await glue.default({ module_or_path: await unpacked(inside.wasm) });
  return glue;
});
