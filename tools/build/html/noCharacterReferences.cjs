/** A webpack loader: the module of `entities` with an empty table of HTML's character references, 14 kB (gzip) less. */
module.exports = function noCharacterReferences(source) {
  const start = 'export const htmlDecodeTree = /* #__PURE__ */ decodeTrieDict(';
  if (!source.includes(start)) throw new Error(`${this.resourcePath} has another form.`);
  return 'export const htmlDecodeTree = new Uint16Array();';
};
