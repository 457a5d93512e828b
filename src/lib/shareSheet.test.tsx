import { canShareFiles, openShareSheet } from './shareSheet';

const setShare = (share: unknown, canShare?: unknown) => {
  for (const [name, value] of Object.entries({ share, canShare }))
    Object.defineProperty(navigator, name, { value, configurable: true });
};
afterEach(() => setShare(undefined));

const link = { title: 'A cup', url: 'https://shop.example/#/cup' };

test.each([
  ['shares', async () => undefined, true],
  ['was closed by the user', () => Promise.reject(new DOMException('', 'AbortError')), true],
  ['was refused', () => Promise.reject(new DOMException('', 'NotAllowedError')), false],
  ['failed', () => Promise.reject(new Error('AbortError')), false],
  ['is missing', undefined, false],
])('a share sheet that %s', async (_, share, isShared) => {
  setShare(share);
  expect(await openShareSheet(link)).toBe(isShared);
});

test('files are shared only where the device says so', () => {
  const files = [new File(['x'], 'x.png')];
  expect(canShareFiles(files)).toBe(false);
  setShare(async () => undefined);
  expect(canShareFiles(files)).toBe(false);
  setShare(
    async () => undefined,
    () => false,
  );
  expect(canShareFiles(files)).toBe(false);
  setShare(
    async () => undefined,
    () => true,
  );
  expect(canShareFiles(files)).toBe(true);
});
