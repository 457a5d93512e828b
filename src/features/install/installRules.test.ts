import { isInstallOffered, notNowMs, needsShareMenu, parseInstallRecord, recordWithVisit } from './installRules';

const now = Date.parse('2026-11-20T12:00:00Z');
const minutes = (count: number) => count * 60_000;

describe('a visit', () => {
  test('is counted when half an hour has passed since the last one began', () => {
    const first = recordWithVisit(undefined, now);
    expect(first).toEqual({ visits: 1, at: now });
    expect(recordWithVisit(first, now + minutes(29))).toBe(first);
    expect(recordWithVisit(first, now + minutes(30))).toEqual({ visits: 2, at: now + minutes(30) });
  });
  test('is counted when the clock of the device was set back by more', () =>
    expect(recordWithVisit({ visits: 1, at: now }, now - minutes(31))).toEqual({ visits: 2, at: now - minutes(31) }));
});

describe('the installation is offered', () => {
  test('from the second visit on', () => {
    expect(isInstallOffered({ visits: 1, at: now }, now)).toBe(false);
    expect(isInstallOffered({ visits: 2, at: now }, now)).toBe(true);
  });
  test('again two weeks after "Not now", and never again after "Don\'t ask again"', () => {
    const later = { visits: 3, at: now, notBefore: now + notNowMs };
    expect(isInstallOffered(later, now + notNowMs - 1)).toBe(false);
    expect(isInstallOffered(later, now + notNowMs)).toBe(true);
    expect(isInstallOffered({ ...later, isOver: true }, now + notNowMs)).toBe(false);
  });
});

test.each([undefined, null, 'text', { visits: -1, at: 1 }, { visits: 2 }, { visits: 2, at: 1, isOver: false }])(
  'a damaged record %j is none',
  (value) => expect(parseInstallRecord(value)).toBeUndefined(),
);

test('an iPhone and an iPad install from the share menu', () => {
  expect(needsShareMenu('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5)).toBe(true);
  expect(needsShareMenu('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5)).toBe(true);
  expect(needsShareMenu('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0)).toBe(false);
  expect(needsShareMenu('Mozilla/5.0 (Linux; Android 16)', 5)).toBe(false);
});
