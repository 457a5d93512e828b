/**
 * The entry of the production build: it evaluates React in one task and the app in the next. In one task both block a slow
 * phone for about 150 ms longer (docs/decisions/004-startup-tasks.md).
 */
setTimeout(() => {
  require('react-dom/client');
  setTimeout(() => require('@@/umi'));
});
