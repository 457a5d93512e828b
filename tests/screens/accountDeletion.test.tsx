/** The deletion of the account: what is lost, what is in the way, the code, and what comes after it. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { isFeatureOn } from '@/lib/features';
import { pathOf } from '@/lib/routes';
import { signOutStorage, tokenStorage } from '@/lib/storage';
import { nextOperation, packLine, payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import { callsTo } from '../setup/callsTo';
import {
  codeField,
  deleteButton,
  deletePath,
  deletionPath,
  hasAccount,
  leaving,
  leavingPhone,
  openDeletion,
  readyToDelete,
} from '../setup/deletionSteps';
import { server } from '../setup/freshShop';
import { loseRequest, loseResponse } from '../setup/lostWrites';
import { openPage, platforms } from '../setup/openPage';
import { refuse } from '../setup/refusals';

const facts = (region: HTMLElement) =>
  within(region)
    .getAllByRole('term')
    .map((term, index) => [term.textContent, within(region).getAllByRole('definition')[index]?.textContent]);
const lossesRegion = () => screen.findByRole('region', { name: 'What you lose' });

describe.each(platforms)('the deletion of the account on %s', (platform) => {
  test('is reached from the profile, and says what is lost first', async () => {
    const customer = leaving();
    customer.ok('exchangeCode', { operationId: nextOperation(), code: 'MONEY-PLEASE' });
    payShopOrder(customer, placeShopOrder(customer, packLine('card.25', 2), { addressId: null }));
    const { user } = await openPage(pathOf(platform, 'profile'), { as: customer });
    await user.click(await screen.findByRole('link', { name: 'Delete account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Delete account' })).toBeVisible();
    const losses = await lossesRegion();
    expect(within(losses).getByText(/can’t be undone/)).toBeVisible();
    expect(facts(losses)).toEqual([
      ['Balance', '$200.00'],
      ['Coupons you can still use', '1'],
      ['Unused codes and tickets', '2'],
      ['Orders in your history', '1'],
      ['Addresses', '1'],
    ]);
    const keep = await screen.findByRole('button', { name: 'Keep account' });
    // The safe choice comes first.
    expect(keep.compareDocumentPosition(await deleteButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(keep);
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(hasAccount(customer)).toBe(true);
  });

  test('takes the code of the phone of the account, deletes once, goes home and says so', async () => {
    const customer = leaving();
    const codes = callsTo('/api/user/sendVerifyCode');
    const requests = callsTo(deletePath);
    sessionStorage.setItem('draft:note', '"typed"');
    const { user, arriveAt } = await readyToDelete(platform, customer);
    expect(codes).toEqual([{ phone: leavingPhone, purpose: 'deleteAccount' }]);
    const code = (await codeField()).value;
    await user.dblClick(await deleteButton());
    await arriveAt(pathOf(platform, 'home'));
    expect(await screen.findByText('Account deleted')).toBeVisible();
    expect(requests).toEqual([{ code }]);
    expect([hasAccount(customer), tokenStorage.read(), sessionStorage.getItem('draft:note')]).toEqual([
      false,
      undefined,
      null,
    ]);
    // The other tabs sign out by it.
    expect(signOutStorage.read()).toEqual(expect.any(String));
  });

  test('needs a whole code, and keeps a wrong one beside its error', async () => {
    const customer = leaving();
    const requests = callsTo(deletePath);
    const { user } = await openDeletion(platform, customer);
    await user.click(await deleteButton());
    expect(await screen.findByText('Get a code first')).toBeVisible();
    expect([requests, await codeField()]).toEqual([[], document.activeElement]);
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    const text = (await screen.findByText(/^Your code is \d+$/)).textContent;
    const right = /\d+/.exec(text)?.[0] ?? '';
    expect(await screen.findByText('Sent to +1 415 555 0171.')).toBeVisible();
    const wrong = `${right.startsWith('0') ? 1 : 0}${right.slice(1)}`;
    await user.type(await codeField(), wrong);
    await user.click(await deleteButton());
    expect(await screen.findByText('That’s not the code. 4 tries left.')).toBeVisible();
    expect((await codeField()).value).toBe(wrong);
    expect(await codeField()).toHaveFocus();
    expect(hasAccount(customer)).toBe(true);
  });

  test('is not offered while something is open: the page says what, and where', async () => {
    const customer = leaving();
    placeShopOrder(customer, packLine('phones.only'));
    placeShopOrder(customer, packLine('kettle.only'));
    await openDeletion(platform, customer);
    const open = await screen.findByRole('region', { name: 'Finish this first' });
    expect(within(open).getByText('2 orders aren’t finished')).toBeVisible();
    const link = within(open).getByRole('link', { name: 'Go to orders' });
    expect(link).toHaveAttribute('href', pathOf(platform, 'orders'));
    expect(screen.queryByRole('button', { name: 'Delete account for good' })).toBeNull();
    expect(await lossesRegion()).toBeVisible();
  });

  test('that something opened meanwhile refuses shows it, with the focus on it', async () => {
    const customer = leaving();
    const { user } = await readyToDelete(platform, customer);
    placeShopOrder(customer, packLine('phones.only'));
    await user.click(await deleteButton());
    const heading = await screen.findByRole('heading', { name: 'Finish this first' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('1 order isn’t finished')).toBeVisible();
    expect(hasAccount(customer)).toBe(true);
  });

  test('whose response is lost is found out, and is done', async () => {
    const customer = leaving();
    const { user, arriveAt } = await readyToDelete(platform, customer);
    loseResponse(`*${deletePath}`, 'deleteAccount', customer);
    await user.click(await deleteButton());
    await arriveAt(pathOf(platform, 'home'));
    expect(await screen.findByText('Account deleted')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(tokenStorage.read()).toBeUndefined();
  });

  test('whose request is lost is not done, and can be sent again with the same code', async () => {
    const customer = leaving();
    const { user, arriveAt } = await readyToDelete(platform, customer);
    const code = (await codeField()).value;
    loseRequest(`*${deletePath}`);
    await user.click(await deleteButton());
    expect(await screen.findByText('That didn’t go through. You can safely try again.')).toBeVisible();
    expect([(await codeField()).value, hasAccount(customer)]).toEqual([code, true]);
    await user.click(await deleteButton());
    await arriveAt(pathOf(platform, 'home'));
    expect(hasAccount(customer)).toBe(false);
  });

  test('whose outcome cannot be found out is asked for again, not sent again', async () => {
    const customer = leaving();
    const requests = callsTo(deletePath);
    const { user, arriveAt } = await readyToDelete(platform, customer);
    loseResponse(`*${deletePath}`, 'deleteAccount', customer);
    server.use(http.get('*/api/user/current', () => HttpResponse.error()));
    await user.click(await deleteButton());
    const again = await screen.findByRole('button', { name: 'Check again' }, { timeout: 20_000 });
    server.resetHandlers();
    await user.click(again);
    await arriveAt(pathOf(platform, 'home'));
    expect(requests).toHaveLength(1);
  });

  test('offline nothing is sent, and the page says so', async () => {
    const customer = leaving();
    const { user } = await readyToDelete(platform, customer);
    const requests = callsTo(deletePath);
    const code = (await codeField()).value;
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(await deleteButton());
    expect(await screen.findByText(/offline/i, { selector: '[role="alert"] *' })).toBeVisible();
    expect([requests, (await codeField()).value, hasAccount(customer)]).toEqual([[], code, true]);
    offline.mockRestore();
  });

  test('names what this client does not know by the words of the API, and leaves out what has none', async () => {
    const customer = leaving();
    const loss = { name: null, count: null, amount: null, currency: null };
    const losses = [
      { ...loss, kind: 'points', name: 'Points', count: 80 },
      { ...loss, kind: 'secret', count: 3 },
      { ...loss, kind: 'balance', amount: 500, currency: 'EUR' },
      { kind: 7 },
    ];
    const blockers = [{ ...loss, kind: 'lease', name: 'A lease runs until May' }];
    const data = { phone: leavingPhone, losses, blockers };
    server.use(http.get(`*${deletionPath}`, () => HttpResponse.json({ success: true, data })));
    await openDeletion(platform, customer);
    expect(facts(await lossesRegion())).toEqual([
      ['Points', '80'],
      ['Balance', '€5.00'],
    ]);
    expect(screen.getByText('A lease runs until May')).toBeVisible();
  });

  test('a refusal of another kind is said, and the account is still there', async () => {
    const customer = leaving();
    const { user } = await readyToDelete(platform, customer);
    refuse(0, `*${deletePath}`, 'RESTING');
    await user.click(await deleteButton());
    expect(await screen.findByText('That didn’t go through. You can safely try again.')).toBeVisible();
    expect(hasAccount(customer)).toBe(true);
  });

  test('without the part there is neither link nor view', async () => {
    const customer = leaving();
    server.use(
      http.get('*/api/server/info', () => {
        const { features: _on, ...data } = customer.ok('getServerInfo', {});
        return HttpResponse.json({ code: 200, data });
      }),
    );
    const requests = callsTo(deletionPath);
    await openDeletion(platform, customer);
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeInTheDocument();
    await waitFor(() => expect(isFeatureOn('accountDeletion')).toBe(false));
    await act(() => Promise.resolve());
    expect([screen.queryByRole('link', { name: 'Delete account' }), requests]).toEqual([null, []]);
  });
});
