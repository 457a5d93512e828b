import { act, renderHook } from '@testing-library/react';
import { pictureFiles } from '../../../mock/testing/pictureFiles';
import { stubPhotos } from '../../../tests/setup/photoStubs';
import { usePhoto } from './usePhoto';

let browser: ReturnType<typeof stubPhotos>;
beforeEach(() => (browser = stubPhotos()));
afterEach(() => browser.restore());

const photo = (name = 'photo.jpg') => new File(['pixels'], name, { type: 'image/jpeg' });
const large = { width: 1200, height: 800 };
const area = { x: 40, y: 30, width: 500, height: 500 };

function open() {
  const view = renderHook(usePhoto);
  const now = () => view.result.current;
  return {
    ...view,
    now,
    /** Chooses a file. Resolves to whether it can be cropped, once `decode` was called. */
    start: (file = photo()) => {
      let taking: Promise<boolean> = Promise.resolve(false);
      act(() => void (taking = now().take(file)));
      return taking;
    },
    async take(size: { width: number; height: number } | 'broken' = large, file = photo()) {
      const taking = this.start(file);
      browser.decode(browser.urls.at(-1) ?? '', size);
      return act(() => taking);
    },
  };
}

describe('a chosen photo', () => {
  test('is read, and can be cropped once an area is known', async () => {
    const view = open();
    const taking = view.start();
    expect([view.now().isReading, view.now().url]).toEqual([true, undefined]);
    browser.decode('blob:1', large);
    expect(await act(() => taking)).toBe(true);
    expect([view.now().isReading, view.now().url, view.now().canCut]).toEqual([false, 'blob:1', false]);
    act(() => view.now().setArea(area));
    expect([view.now().canCut, view.now().fieldError]).toEqual([true, undefined]);
  });

  test.each([
    ['that cannot be decoded', 'broken', 'unreadable'],
    ['with a side of 63 px', { width: 900, height: 63 }, 'tooSmall'],
  ] as const)('%s is refused, and the browser frees it', async (_, size, fieldError) => {
    const view = open();
    expect(await view.take(size)).toBe(false);
    expect([view.now().fieldError, view.now().url, browser.urls]).toEqual([fieldError, undefined, []]);
  });

  test('replaces the one before, also after a file that is none', async () => {
    const view = open();
    await view.take();
    expect(await view.take()).toBe(true);
    expect([view.now().url, browser.urls]).toEqual(['blob:2', ['blob:2']]);
    expect(await act(() => view.now().take(new File([], 'empty.jpg', { type: 'image/jpeg' })))).toBe(false);
    expect([view.now().url, view.now().fieldError, browser.urls]).toEqual([undefined, 'empty', []]);
  });

  test('wins over one that was chosen earlier and loads longer', async () => {
    const view = open();
    const [first, second] = [view.start(), view.start()];
    browser.decode('blob:2', large);
    expect(await act(() => second)).toBe(true);
    browser.decode('blob:1', large);
    expect(await act(() => first)).toBe(false);
    expect([view.now().url, browser.urls]).toEqual(['blob:2', ['blob:2']]);
  });

  test('is not shown any more when something else was chosen while it loaded', async () => {
    const view = open();
    const taking = view.start();
    act(() => view.now().reset());
    browser.decode('blob:1', large);
    expect(await act(() => taking)).toBe(false);
    expect([view.now().url, view.now().isReading, browser.urls]).toEqual([undefined, false, []]);
  });

  test('is freed when it is discarded and when its form is left; an error stays until something else is chosen', async () => {
    const view = open();
    await view.take();
    act(() => view.now().drop());
    expect([view.now().url, browser.urls]).toEqual([undefined, []]);
    await view.take('broken');
    act(() => view.now().drop());
    expect(view.now().fieldError).toBe('unreadable');
    act(() => view.now().reset());
    expect(view.now().fieldError).toBeUndefined();
    await view.take();
    view.unmount();
    expect(browser.urls).toEqual([]);
  });
});

describe('cropping', () => {
  async function openReady() {
    const view = open();
    await view.take();
    act(() => view.now().setArea(area));
    return { ...view, cut: () => act(() => view.now().cut()) };
  }

  test('draws the area in its own size and gives a data URL; the photo is gone afterwards', async () => {
    const { now, cut } = await openReady();
    expect(await cut()).toBe(pictureFiles.webp);
    expect(browser.draws).toEqual([['blob:1', 40, 30, 500, 500, 0, 0, 500, 500]]);
    expect(browser.encodings).toEqual([{ side: 500, type: 'image/webp', quality: 0.86 }]);
    expect([now().url, now().isCutting, browser.urls]).toEqual([undefined, false, []]);
  });

  test('takes a JPEG where the browser encodes no WebP and gives a PNG instead', async () => {
    const { cut } = await openReady();
    browser.encodeWith(
      ({ type }) => new Blob(['cropped'], { type: type === 'image/webp' ? 'image/png' : 'image/jpeg' }),
    );
    expect(await cut()).toBe(`data:image/jpeg;base64,${btoa('cropped')}`);
  });

  test('lowers quality and size until the photo is small enough to be sent', async () => {
    const { cut } = await openReady();
    browser.encodeWith(({ side, type }) => new Blob(['x'.repeat(side === 500 ? 90_000 : 10)], { type }));
    expect(await cut()).toBe(`data:image/webp;base64,${btoa('x'.repeat(10))}`);
    expect(browser.encodings.map(({ side, quality }) => [side, quality])).toEqual([
      [500, 0.86],
      [500, 0.74],
      [500, 0.6],
      [500, 0.45],
      [384, 0.86],
    ]);
  });

  test('that gives nothing is an error, and the photo is freed', async () => {
    const { now, cut } = await openReady();
    browser.encodeWith(() => null);
    expect(await cut()).toBeUndefined();
    expect([now().fieldError, now().url, browser.urls]).toEqual(['notShrunk', undefined, []]);
  });

  test('does nothing without an area', async () => {
    const view = open();
    await view.take();
    expect(await act(() => view.now().cut())).toBeUndefined();
    expect([view.now().url, browser.encodings]).toEqual(['blob:1', []]);
  });

  test('happens once, and the area cannot be used again meanwhile', async () => {
    const { now, cut } = await openReady();
    let cutting: Promise<string | undefined> = Promise.resolve(undefined);
    act(() => void (cutting = now().cut()));
    expect([now().isCutting, now().canCut, now().url]).toEqual([true, false, 'blob:1']);
    expect(await cut()).toBeUndefined();
    await act(() => cutting);
    expect(browser.encodings).toHaveLength(1);
  });
});
