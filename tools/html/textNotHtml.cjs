/**
 * Webpack loader for libraries that write style rules as HTML: inside a style element both are the same, but HTML written by
 * a script is what Trusted Types forbid. Fails when a library no longer does so, so that nobody keeps a loader for nothing.
 */
module.exports = function textNotHtml(source) {
  if (!source.includes('.innerHTML')) throw new Error(`${this.resourcePath} writes no HTML any more.`);
  return source.replaceAll('.innerHTML', '.textContent');
};
