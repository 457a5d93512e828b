/** A style module in tests: each class is called by its own name. */
const names = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : name === 'default' ? names : String(name)) });
module.exports = names;
