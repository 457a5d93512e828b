import { reachableFrom, type GroupNote } from './chunkNote';

const group = (name: string, ...children: number[]): GroupNote => ({ name, files: [], packages: [], children });

test('a chunk reaches what it loads, and what that loads, also in a circle', () => {
  const note = { groups: [group('entry', 1, 2), group('page', 3), group('other page'), group('dialog', 1)] };
  const [, page] = note.groups;
  expect(reachableFrom(note, page ? [page] : []).map(({ name }) => name)).toEqual(['page', 'dialog']);
});
