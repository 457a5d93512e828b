import { openModalsOf } from './openModals';

test.each([
  [null, []],
  [undefined, []],
  ['buy', []],
  [{}, []],
  [{ modals: 'buy' }, []],
  [{ modals: ['buy', 'login'] }, ['buy', 'login']],
  // The state of an entry can be that of another version, or of a script of the page.
  [{ modals: ['buy', 7, null, { name: 'login' }] }, ['buy']],
])('the state %j of a history entry has the modals %j', (state, modals) => expect(openModalsOf(state)).toEqual(modals));
