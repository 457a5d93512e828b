import { randomUuid } from './randomUuid';

const withoutNative = () => Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
afterEach(() => {
  Reflect.deleteProperty(crypto, 'randomUUID');
  jest.restoreAllMocks();
});

test.each([
  ['of the browser', () => undefined],
  ['of a page that came over plain http', withoutNative],
])('a UUID %s is one of version 4, and never the same', (_, prepare) => {
  prepare();
  const ids = Array.from({ length: 200 }, randomUuid);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(200);
});

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('keeps all other bits of what is drawn: %i', (byte, id) => {
  withoutNative();
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => (bytes as Uint8Array).fill(byte) as never);
  expect(randomUuid()).toBe(id);
});

test('the browser’s own is taken where it has one', () => {
  const id = '11111111-2222-4333-8444-555555555555';
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => id });
  expect(randomUuid()).toBe(id);
});
