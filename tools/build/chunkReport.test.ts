import { chunksReachableFrom, type ChunkGroupReport } from './chunkReport';

const group = (name: string, ...children: number[]): ChunkGroupReport => ({ name, files: [], packages: [], children });

test('a chunk reaches its children and their children, also in a cycle', () => {
  const report = { groups: [group('entry', 1, 2), group('page', 3), group('other page'), group('dialog', 1)] };
  const [, page] = report.groups;
  expect(chunksReachableFrom(report, page ? [page] : []).map(({ name }) => name)).toEqual(['page', 'dialog']);
});
