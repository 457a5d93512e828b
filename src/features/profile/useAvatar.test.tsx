import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useSession } from '@/hooks/useInitialState';
import { loadAllMessages } from '@/lib/i18n';
import { callsTo } from '../../../tests/setup/callsTo';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { loseRequest, loseResponse } from '../../../tests/setup/lostWrites';
import { stubPhotos } from '../../../tests/setup/photoStubs';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useAvatar } from './useAvatar';

beforeAll(() => loadAllMessages());

const updatePath = '*/api/user/update';
const ada = () => shopOfTest().customer('+14155550199');
const userOf = (customer: ReturnType<typeof ada>) => customer.ok('getCurrentUser', { type: 1 });

/** The user as the form gets it: the one of the session. */
function useUser() {
  const { user } = useSession();
  return user ?? undefined;
}

describe('the avatar', () => {
  async function open(options: { at?: string } = {}) {
    const customer = ada();
    const initial = userOf(customer);
    const view = await renderShopHook(
      () => {
        const modal = useModalRoute('photo');
        return { ...useAvatar(useUser() ?? initial, modal), modal };
      },
      { as: customer, ...options },
    );
    return { ...view, customer, initial, submit: () => act(() => view.now().submit()) };
  }

  test('is sent when it was changed, and shown everywhere', async () => {
    const { now, submit, session, initial } = await open();
    const sent = callsTo('/api/user/update');
    expect([now().isChanged, await submit()]).toEqual([false, true]);
    expect(sent).toEqual([]);
    const { value } = now().presets.find((one) => `preset:${one.value}` !== initial.avatar) ?? {};
    if (!value) throw new Error('No other avatar');
    act(() => now().choosePreset(value));
    expect([now().isChanged, now().preset]).toEqual([true, value]);
    expect(await submit()).toBe(true);
    expect(sent).toEqual([{ avatar: `preset:${value}` }]);
    expect([session().user?.avatar, now().isChanged]).toEqual([`preset:${value}`, false]);
  });

  test.each([
    ['the response', loseResponse, true],
    ['the request', loseRequest, false],
  ] as const)('when %s is lost, is what the user has', async (_, lose, isSaved) => {
    const { now, submit, customer, initial } = await open();
    const { value } = now().presets.find((one) => `preset:${one.value}` !== initial.avatar) ?? {};
    if (!value) throw new Error('No other avatar');
    act(() => now().choosePreset(value));
    lose(updatePath, 'updateUser', customer);
    expect(await submit()).toBe(isSaved);
    expect(userOf(customer).avatar).toBe(isSaved ? `preset:${value}` : initial.avatar);
    expect(now().labels.formError === undefined).toBe(isSaved);
    // Another choice takes the error back.
    act(() => now().choosePreset(value));
    expect(now().labels.formError).toBeUndefined();
  });

  test('whose request is lost is not done, although another device has chosen another preset', async () => {
    const { now, submit, customer, initial } = await open();
    const [one, other] = now().presets.filter(({ value }) => `preset:${value}` !== initial.avatar);
    act(() => now().choosePreset(one?.value ?? 'fox'));
    customer.ok('updateUser', { avatar: `preset:${other?.value}` });
    loseRequest(updatePath);
    expect(await submit()).toBe(false);
    expect(now().avatar).toBe(`preset:${one?.value}`);
  });

  describe('as a photo', () => {
    let browser: ReturnType<typeof stubPhotos>;
    beforeEach(() => (browser = stubPhotos()));
    afterEach(() => browser.restore());
    const file = new File(['pixels'], 'photo.jpg', { type: 'image/jpeg' });

    /** Chooses a file that the browser decodes to `size`. */
    async function take(view: Awaited<ReturnType<typeof open>>, size: { width: number; height: number } | 'broken') {
      let taking: Promise<void> = Promise.resolve();
      act(() => void (taking = view.now().takePhoto(file)));
      browser.decode(browser.urls.at(-1) ?? '', size);
      await act(() => taking);
    }
    const large = { width: 900, height: 900 };
    async function crop(view: Awaited<ReturnType<typeof open>>) {
      act(() => view.now().photo.setArea({ x: 0, y: 0, width: 300, height: 300 }));
      await act(() => view.now().cropPhoto());
    }

    test('opens for cropping, is previewed, and closes its panel', async () => {
      const view = await open();
      const { now, initial } = view;
      await take(view, large);
      expect([now().modal.isOpen, now().photo.url, now().avatar]).toEqual([true, 'blob:1', initial.avatar]);
      await crop(view);
      await waitFor(() => expect(now().modal.isOpen).toBe(false));
      expect(now()).toMatchObject({ isChanged: true, preset: undefined, photo: { url: undefined } });
      expect(now().avatar).toMatch(/^data:image\/webp;base64,/);
      expect([now().labels.shown, now().labels.state]).toEqual(['Your photo', 'New, not saved yet']);
    });

    test('that cannot be used opens nothing and is said, until something else is chosen', async () => {
      const view = await open();
      const { now } = view;
      await take(view, { width: 900, height: 10 });
      expect([now().modal.isOpen, now().labels.fieldError]).toEqual([
        false,
        'This picture is too small. It needs at least 64 pixels on each side.',
      ]);
      act(() => now().choosePreset('owl'));
      expect([now().labels.fieldError, now().avatar]).toEqual([undefined, 'preset:owl']);
    });

    test('that could not be cropped leaves the avatar as it is and closes its panel', async () => {
      const view = await open();
      const { now, initial } = view;
      await take(view, large);
      browser.encodeWith(() => null);
      await crop(view);
      await waitFor(() => expect(now().modal.isOpen).toBe(false));
      expect([now().avatar, now().labels.fieldError]).toEqual([
        initial.avatar,
        'We couldn’t make this photo small enough. Choose another one.',
      ]);
    });

    test('is discarded by Back, and a panel that a reload has left open without a photo closes', async () => {
      const view = await open();
      const { now } = view;
      await take(view, large);
      await view.goBack();
      expect([now().modal.isOpen, now().photo.url, browser.urls]).toEqual([false, undefined, []]);
      await view.go('/', { state: { modals: ['photo'] } });
      await waitFor(() => expect(now().modal.isOpen).toBe(false));
    });

    test('that the API stores under a URL of its own is saved, although the response is lost', async () => {
      const view = await open();
      const { now, submit, customer } = view;
      await take(view, large);
      await crop(view);
      server.use(
        http.post(updatePath, () => {
          customer.ok('updateUser', { avatar: 'preset:owl' });
          return HttpResponse.error();
        }),
      );
      expect(await submit()).toBe(true);
      expect(now().labels.formError).toBeUndefined();
    });

    test('whose request is lost is not saved, and stays chosen', async () => {
      const view = await open();
      const { now, submit } = view;
      await take(view, large);
      await crop(view);
      loseRequest(updatePath);
      expect(await submit()).toBe(false);
      expect([now().isChanged, now().labels.formError]).toEqual([
        true,
        'That didn’t go through. You can safely try again.',
      ]);
    });
  });
});
