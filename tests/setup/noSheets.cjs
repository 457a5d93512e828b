/**
 * Replaces the module with which antd inserts style sheets. jsdom would evaluate them for every visibility check
 * (https://github.com/jsdom/jsdom/issues/3234).
 */
const createStyle = () => document.createElement('style');

module.exports = {
  updateCSS: createStyle,
  injectCSS: createStyle,
  removeCSS: () => undefined,
  clearContainerCache: () => undefined,
};
