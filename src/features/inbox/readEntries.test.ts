import type { InboxEntry } from './inboxEntries';
import { isEntryRead, MAX_READ_IDS, MAX_ROWS, parseReadRows, withEntriesRead } from './readEntries';

const now = Date.parse('2026-11-20T12:00:00Z');
const entry = (kind: InboxEntry['kind'], id: string, at = now) => ({ kind, id, at }) as InboxEntry;
const order = entry('order', 'order:o1:shipped');
const article = entry('article', 'article:a1');

describe('what was read', () => {
  test('belongs to the customer, articles to the device', () => {
    const rows = withEntriesRead([], [order, article], 'mei');
    expect(rows).toEqual([
      { owner: 'mei', ids: ['order:o1:shipped'] },
      { owner: '', ids: ['article:a1'] },
    ]);
    expect(isEntryRead(rows, order, 'mei', now)).toBe(true);
    expect(isEntryRead(rows, order, 'alex', now)).toBe(false);
    expect(isEntryRead(rows, article, 'alex', now)).toBe(true);
  });

  test('is limited: the ids and the customers of the longest ago are forgotten', () => {
    const many = Array.from({ length: MAX_READ_IDS }, (_, at) => entry('order', `order:${at}:shipped`));
    const [row] = withEntriesRead(withEntriesRead([], many, 'mei'), [order], 'mei');
    expect(row?.ids).toHaveLength(MAX_READ_IDS);
    expect(row?.ids[0]).toBe('order:o1:shipped');
    const owners = ['a', 'b', 'c', 'd', 'e', 'f'].reduce(
      (rows, owner) => withEntriesRead(rows, [order], owner),
      parseReadRows([]),
    );
    expect(owners.map(({ owner }) => owner)).toEqual(['f', 'e', 'd', 'c', 'b']);
    expect(owners).toHaveLength(MAX_ROWS);
  });

  test('is added to what was read before, and leaves the rows of others', () => {
    const before = [
      { owner: 'alex', ids: ['order:o9:shipped'] },
      { owner: 'mei', ids: ['order:o2:shipped', 'order:o1:shipped'] },
    ];
    expect(withEntriesRead(before, [order], 'mei')).toEqual([
      { owner: 'mei', ids: ['order:o1:shipped', 'order:o2:shipped'] },
      { owner: 'alex', ids: ['order:o9:shipped'] },
    ]);
  });

  test('is limited in the storage as well', () => {
    const ids = Array.from({ length: MAX_READ_IDS + 1 }, (_, at) => `id${at}`);
    const rows = Array.from({ length: MAX_ROWS + 1 }, (_, at) => ({ owner: `${at}`, ids }));
    const parsed = parseReadRows([{ owner: 7 }, ...rows]);
    expect(parsed.map(({ owner }) => owner)).toEqual(['0', '1', '2', '3', '4']);
    expect(parsed[0]?.ids).toEqual(ids.slice(0, MAX_READ_IDS));
  });

  test('includes what is older than 30 days', () => {
    expect(isEntryRead([], entry('article', 'old', now - 30 * 86_400_000), '', now)).toBe(true);
    expect(isEntryRead([], entry('article', 'new', now - 30 * 86_400_000 + 1), '', now)).toBe(false);
  });

  test.each([undefined, 'text', {}, [1, null, { owner: 1, ids: [] }, { owner: 'x', ids: [1] }]])(
    'reads a damaged value %j as nothing',
    (value) => expect(parseReadRows(value)).toEqual([]),
  );
});
