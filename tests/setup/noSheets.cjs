/** In place of the module by which antd writes its sheets: jsdom would read each of them for every question what can be seen. */
const written = () => document.createElement('style');

module.exports = { updateCSS: written, injectCSS: written, removeCSS: () => undefined, clearContainerCache: () => undefined };
