import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useSession } from '@/hooks/useInitialState';
import { setRunTimeSwitches } from '@/lib/features';
import { loadAllMessages } from '@/lib/i18n';
import { callsTo } from '../../../tests/setup/callsTo';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { loseRequest, loseResponse } from '../../../tests/setup/lostWrites';
import { recordNotifications, stopRecording } from '../../../tests/setup/refusals';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useNicknameForm } from './useNicknameForm';

beforeAll(() => loadAllMessages());
afterEach(stopRecording);
afterEach(() => setRunTimeSwitches(undefined));

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
    await waitFor(() => expect([saved(), session().user?.nickname]).toEqual([1, 'Wren of the wood']));
    await waitFor(() => expect(now().isBusy).toBe(false));
    expect([sent, draft()]).toEqual([[{ nickname: 'Wren of the wood' }], null]);
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
    await waitFor(() => expect(now().labels.formError === undefined).toBe(saves === 1));
    expect(now().values.nickname).toBe('Wren');
  });

  test('stays unknown without a message, and another press asks again instead of writing', async () => {
    const { now, type, submit, saved, customer, session } = await open();
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
    // It is shown everywhere, and the form keeps it while it closes.
    await waitFor(() => expect([saved(), session().user?.nickname]).toEqual([1, 'Wren']));
    expect([sent.length, now().values.nickname, draft()]).toEqual([1, 'Wren', null]);
  });

  test('that the API rejects is said at the field, not for the whole form', async () => {
    const { now, type, submit, saved } = await open();
    server.use(
      http.post(updatePath, () =>
        HttpResponse.json({
          success: false,
          errorCode: 'VALIDATION',
          errorMessage: 'No',
          showType: 0,
          data: { fields: { nickname: 'rude' } },
        }),
      ),
    );
    await type('Wren');
    await submit();
    await waitFor(() => expect(now().errors.nickname).toBe('This nickname can’t be used. Try another.'));
    expect([now().refusals, now().labels.formError, saved(), draft()]).toEqual([1, undefined, 0, '"Wren"']);
  });

  test.each([
    [18, ''],
    [19, '5 characters left'],
    [22, '2 characters left'],
    [23, '1 character left'],
    [24, '0 characters left'],
    [26, '0 characters left'],
  ])('of %i characters announces "%s"', async (length, left) => {
    const { now, type } = await open();
    await type('x'.repeat(length));
    expect([now().labels.left, now().labels.count]).toEqual([left, `${length} of 24`]);
  });

  test('is seen by friends only in a shop with invitations', async () => {
    const { now, rerender } = await open();
    expect(now().labels.hint).toBe('Up to 24 characters. Friends see it on your invitation.');
    setRunTimeSwitches({ promotion: false });
    await rerender();
    expect(now().labels.hint).toBe('Up to 24 characters.');
  });

  test('that was kept for the tab is said to be, until the customer starts over', async () => {
    sessionStorage.setItem('draft:nickname', '"Wren"');
    const { now, initial } = await open();
    expect([now().wasKept, now().values.nickname]).toEqual([true, 'Wren']);
    act(() => now().startOver());
    expect([now().wasKept, now().values.nickname, draft()]).toEqual([false, initial.nickname, null]);
  });
});
