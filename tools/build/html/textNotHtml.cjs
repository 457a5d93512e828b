/**
 * Webpack loader for libraries that write style rules with `innerHTML`, which Trusted Types block. In a style element
 * `textContent` has the same effect. Fails the build when a library no longer uses `innerHTML`. Remove it when the
 * libraries contain https://github.com/react-component/util/pull/809.
 */
module.exports = function textNotHtml(source) {
  if (!source.includes('.innerHTML')) throw new Error(`${this.resourcePath} no longer writes HTML.`);
  return source.replaceAll('.innerHTML', '.textContent');
};
