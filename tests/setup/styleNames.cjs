/** Replaces style modules in tests: each class name equals its key. */
const names = new Proxy(
  {},
  { get: (_target, name) => (name === '__esModule' ? true : name === 'default' ? names : String(name)) },
);
module.exports = names;
