/**
 * What the built page starts with: first React's part for the browser, and then the app, each in a turn of its own. At once
 * they would keep a slow phone deaf for twice as long; and called from a timer, nothing of the app has to be read a second time for
 * the traces that React takes of the errors that it keeps ready.
 */
setTimeout(() => {
  require('react-dom/client');
  setTimeout(() => require('@@/umi'));
});
