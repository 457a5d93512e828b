/**
 * What the built page starts with: first React's part for the browser, and then the app, each in a turn of its own. At once
 * they would keep a slow phone deaf for twice as long. Nobody reads the traces of the errors that React keeps ready, and for them the
 * browser would read all of React a second time.
 */
setTimeout(() => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  require('react-dom/client');
  Error.stackTraceLimit = stackTraceLimit;
  setTimeout(() => require('@@/umi'));
});
