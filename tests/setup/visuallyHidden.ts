/**
 * jsdom loads no style sheets. This rule makes `toBeVisible` fail for text that the class `visually-hidden` of
 * src/global.less keeps for assistive technology alone. `opacity` does not remove it from the accessibility tree.
 */
const style = document.createElement('style');
style.textContent = '.visually-hidden { opacity: 0; }';
document.head.append(style);
