import { choosePlatform, devicePlatform, preferredPlatform } from './preferredPlatform';

const original = window.matchMedia;
afterEach(() => {
  window.matchMedia = original;
  localStorage.clear();
});
/** A device that matches, or not, the media query of a phone. */
function device(isPhone: boolean) {
  const queries: string[] = [];
  window.matchMedia = (query) => (queries.push(query), { matches: isPhone } as MediaQueryList);
  return queries;
}

test.each([
  [true, 'h5'],
  [false, 'pc'],
] as const)('a device whose window is that of a phone (%s) gets %s, until the visitor chooses', (isPhone, platform) => {
  const queries = device(isPhone);
  expect([devicePlatform(), preferredPlatform()]).toEqual([platform, platform]);
  expect(queries[0]).toMatch(/^\(max-width: 767\.98px\)/);
  for (const chosen of ['h5', 'pc'] as const) {
    choosePlatform(chosen);
    expect([preferredPlatform(), devicePlatform()]).toEqual([chosen, platform]);
  }
});
