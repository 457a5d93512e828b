/** The hooks of the forms that change nickname and avatar. */
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useSession } from '@/hooks/useInitialState';
import { callsTo } from '../../../tests/setup/callsTo';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { loseRequest, loseResponse } from '../../../tests/setup/lostWrites';
import { recordNotifications, stopRecording } from '../../../tests/setup/refusals';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useAvatar } from './useAvatar';
import { useNicknameForm } from './useNicknameForm';

afterEach(stopRecording);

const updatePath = '*/api/user/update';
const currentPath = '*/api/user/current';
const ada = () => shopOfTest().customer('+14155550199');
const userOf = (customer: ReturnType<typeof ada>) => customer.ok('getCurrentUser', { type: 1 });

/** The user as the form gets it: the one of the session. */
function useUser() {
  const { user } = useSession();
  return user ?? undefined;
}

describe('the nickname', () => {
  async function open() {
    const customer = ada();
    const initial = userOf(customer);
    let saved = 0;
    const view = await renderShopHook(() => useNicknameForm(useUser() ?? initial, () => void (saved += 1)), {
      as: customer,
    });
    return {
      ...view,
      customer,
      initial,
      saved: () => saved,
      type: (nickname: string) => act(() => view.now().onChange({ nickname })),
      submit: () => act(async () => view.now().onSubmit()),
    };
  }
  const draft = () => sessionStorage.getItem('draft:nickname');

  test('is sent clean, shown everywhere, and its draft is gone', async () => {
    const { now, type, submit, saved, session } = await open();
    const sent = callsTo('/api/user/update');
    await type('  Wren   of the wood ');
    expect(draft()).toContain('Wren');
    await submit();
    await waitFor(() => expect(saved()).toBe(1));
    expect(sent).toEqual([{ nickname: 'Wren of the wood' }]);
    expect([session().user?.nickname, draft(), now().isBusy]).toEqual(['Wren of the wood', null, false]);
  });

  test('that is the present one sends nothing and is saved', async () => {
    const { type, submit, saved, initial } = await open();
    const sent = callsTo('/api/user/update');
    await type(` ${initial.nickname} `);
    await submit();
    expect([sent, saved(), draft()]).toEqual([[], 1, null]);
  });

  test('that is missing is said when it is saved, and not any more while it is typed', async () => {
    const { now, type, submit, saved } = await open();
    const sent = callsTo('/api/user/update');
    await type('  ');
    expect(now().errors.nickname).toBeUndefined();
    await submit();
    expect(now().errors.nickname).toEqual(expect.any(String));
    expect([now().refusals, sent, saved()]).toEqual([1, [], 0]);
    await type('W');
    expect(now().errors.nickname).toBeUndefined();
  });

  test('that is too long is said while it is typed', async () => {
    const { now, type } = await open();
    await type('x'.repeat(200));
    expect(now().errors.nickname).toEqual(expect.any(String));
    expect(now().refusals).toBe(0);
  });

  test.each([
    ['the response', loseResponse, 1, 'Wren'],
    ['the request', loseRequest, 0, undefined],
  ] as const)('when %s is lost, is what the user has', async (_, lose, saves, nickname) => {
    const { now, type, submit, saved, customer, initial } = await open();
    await type('Wren');
    lose(updatePath, 'updateUser', customer);
    await submit();
    await waitFor(() => expect(now().isBusy).toBe(false));
    await waitFor(() => expect(saved()).toBe(saves));
    expect(userOf(customer).nickname).toBe(nickname ?? initial.nickname);
    expect(now().labels.formError === undefined).toBe(saves === 1);
    expect(now().values.nickname).toBe('Wren');
  });

  test('stays unknown without a message, and another press asks again instead of writing', async () => {
    const { now, type, submit, saved, customer } = await open();
    const sent = callsTo('/api/user/update');
    const notifications = recordNotifications();
    await type('Wren');
    loseResponse(updatePath, 'updateUser', customer);
    server.use(http.get(currentPath, () => HttpResponse.error()));
    await submit();
    await waitFor(() => expect(now().isUnknown).toBe(true));
    expect([saved(), notifications]).toEqual([0, []]);
    server.resetHandlers();
    await submit();
    await waitFor(() => expect(saved()).toBe(1));
    expect(sent).toHaveLength(1);
  });

  test('that was kept for the tab is said to be, until the customer starts over', async () => {
    sessionStorage.setItem('draft:nickname', '"Wren"');
    const { now, initial } = await open();
    expect([now().wasKept, now().values.nickname]).toEqual([true, 'Wren']);
    act(() => now().startOver());
    expect([now().wasKept, now().values.nickname, draft()]).toEqual([false, initial.nickname, null]);
  });
});

describe('the avatar', () => {
  async function open() {
    const customer = ada();
    const initial = userOf(customer);
    const view = await renderShopHook(() => useAvatar(useUser() ?? initial, useModalRoute('photo')), { as: customer });
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
});
