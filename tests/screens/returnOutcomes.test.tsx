/** Returns whose response is lost, that are withdrawn or refused, and shops without returns. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { operationStorage } from '@/query/operationId';
import { pictureFiles } from '../../mock/testing/pictureFiles';
import { callsTo } from '../setup/callsTo';
import { server, shopOfTest } from '../setup/freshShop';
import { loseResponse, sentPaths } from '../setup/lostWrites';
import { openPage, platforms } from '../setup/openPage';
import { stubPhotos } from '../setup/photoStubs';
import {
  chooseCup,
  cup,
  openReturnForm,
  requestPath,
  returnCup,
  submitButton,
  withDeliveredOrder,
} from '../setup/returnSteps';

const money = 'Return 1 item · get back $20.00';
const returned = (number = 'R-30417') => screen.findByRole('region', { name: number }, { timeout: 15_000 });

/** The shop says that it has no returns. */
const withoutReturns = () => {
  const data = { ...shopOfTest().visitor().ok('getServerInfo', {}), features: { returns: false } };
  server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data })));
};

describe.each(platforms)('on %s', (platform) => {
  test('a return whose response is lost is found on its order by its operation, and not sent again', async () => {
    const delivered = withDeliveredOrder();
    const { user } = await openReturnForm(platform, delivered);
    await chooseCup(user);
    const sent = callsTo(requestPath);
    loseResponse(`*${requestPath}`, 'requestReturn', delivered.customer);
    await user.click(await submitButton(money));
    await returned();
    expect(sent).toHaveLength(1);
    expect(delivered.returns().map(({ operationId }) => operationId)).toEqual([sent[0]?.['operationId']]);
    expect(operationStorage(`return:${delivered.id}`).read()).toBeUndefined();
    expect(sessionStorage.getItem(`draft:return:${delivered.id}`)).toBeNull();
  });

  test('a return whose answer comes after the customer has left is not offered again', async () => {
    const delivered = withDeliveredOrder();
    const { user, unmount } = await openReturnForm(platform, delivered);
    await chooseCup(user);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const sent = callsTo(requestPath);
    // Without a response msw asks the next handler: the demo shop.
    server.use(http.post(`*${requestPath}`, async () => void (await held)));
    await user.click(await submitButton(money));
    await waitFor(() => expect(sent).toHaveLength(1));
    unmount();
    answer();
    await waitFor(() => expect(delivered.returns()).toHaveLength(1));
    await waitFor(() => expect(operationStorage(`return:${delivered.id}`).read()).toBeUndefined());
    expect(sessionStorage.getItem(`draft:return:${delivered.id}`)).toBeNull();
  });

  test('a reload while the outcome is unknown asks for it and finds the return', async () => {
    const delivered = withDeliveredOrder();
    const opened = await openReturnForm(platform, delivered);
    await chooseCup(opened.user);
    opened.unmount();
    // The page was closed after its request.
    const operation = returnCup(delivered).returns?.[0]?.operationId ?? '';
    operationStorage(`return:${delivered.id}`).write(operation);
    const sent = callsTo(requestPath);
    await openPage(pathOf(platform, 'orders', { id: delivered.id, view: 'return' }), { as: delivered.customer });
    await returned();
    expect(sent).toEqual([]);
    expect(delivered.returns()).toHaveLength(1);
    expect(operationStorage(`return:${delivered.id}`).read()).toBeUndefined();
    expect(sessionStorage.getItem(`draft:return:${delivered.id}`)).toBeNull();
  });

  test('a reload keeps the choice', async () => {
    const delivered = withDeliveredOrder();
    const opened = await openReturnForm(platform, delivered);
    await chooseCup(opened.user);
    await opened.user.click(cup().getByRole('button', { name: 'One more' }));
    opened.unmount();
    await openReturnForm(platform, delivered);
    expect(screen.getByRole('checkbox', { name: /^Slow Morning cup/ })).toBeChecked();
    expect(cup().getByRole('combobox', { name: /^Reason/ })).toHaveDisplayValue('It doesn’t fit');
    await submitButton('Return 2 items · get back $40.00');
  });

  test('a return of which nothing was sent is withdrawn after a question, and its pieces can go back again', async () => {
    const delivered = withDeliveredOrder();
    returnCup(delivered);
    const { user } = await openPage(pathOf(platform, 'orders', { id: delivered.id }), { as: delivered.customer });
    const section = within(await returned());
    await user.click(await section.findByRole('button', { name: 'Cancel return' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this return?' }));
    expect(delivered.returns()[0]?.state).toBe('approved');
    await user.click(dialog.getByRole('button', { name: 'Cancel return' }));
    await section.findByText('Canceled');
    expect(await screen.findByText('Return canceled')).toBeInTheDocument();
    expect(section.queryByRole('button', { name: 'Cancel return' })).toBeNull();
    expect(section.queryByText(/Send it by/)).toBeNull();
    expect(delivered.returns().map(({ state }) => state)).toEqual(['cancelled']);
  });

  test('the list of orders has a button for a return, and says how far one is', async () => {
    const delivered = withDeliveredOrder();
    returnCup(delivered);
    const { user, where } = await openPage(pathOf(platform, 'orders'), { as: delivered.customer });
    // The overview of the account has it above the list of the desktop.
    const states = await screen.findAllByText('Return R-30417: send it by Dec 9, 2026');
    expect(states.at(-1)?.closest('article, li')).toHaveTextContent('Return items');
    await user.click(screen.getByRole('button', { name: /^Return items/ }));
    await waitFor(() => expect(where().query).toMatchObject({ id: delivered.id, view: 'return' }));
  });

  test('the inbox tells that a return can be sent, and that it was refunded', async () => {
    const delivered = withDeliveredOrder();
    returnCup(delivered);
    const opened = await openPage(pathOf(platform, 'inbox'), { as: delivered.customer });
    const row = await screen.findByRole('link', { name: /Your return can be sent/ });
    expect(row).toHaveTextContent(`R-30417 · Order ${delivered.order().number}`);
    opened.unmount();
    shopOfTest().pass(7 * 24 * 60 * 60_000);
    await openPage(pathOf(platform, 'inbox'), { as: delivered.customer });
    const refunded = await screen.findByRole('link', { name: /Return refunded/ });
    expect(refunded).toHaveTextContent(`$20.00 to Demo payment · R-30417 · Order ${delivered.order().number}`);
    expect(screen.queryByRole('link', { name: /Your return can be sent/ })).toBeNull();
  });

  test('a shop without returns shows nothing of them, and sends no call of theirs', async () => {
    const delivered = withDeliveredOrder();
    returnCup(delivered);
    withoutReturns();
    const sent = sentPaths();
    const { unmount } = await openPage(pathOf(platform, 'orders', { id: delivered.id, view: 'return' }), {
      as: delivered.customer,
    });
    const link = await screen.findByRole('link', { name: 'Return items' });
    expect(link).toHaveAttribute('href', expect.stringContaining(pathOf(platform, 'service')));
    expect(screen.queryByRole('region', { name: 'R-30417' })).toBeNull();
    unmount();
    await openPage(pathOf(platform, 'orders'), { as: delivered.customer });
    await screen.findByText(/^Delivered/);
    expect(screen.queryByRole('button', { name: /^Return items/ })).toBeNull();
    expect(screen.queryByText(/R-30417/)).toBeNull();
    expect(sent.filter((path) => path.includes('/return/'))).toEqual([]);
  });

  test('photos are made smaller, can be removed, and are sent', async () => {
    const browser = stubPhotos();
    const delivered = withDeliveredOrder();
    const { user } = await openReturnForm(platform, delivered);
    await chooseCup(user);
    const take = async (name: string, size: { width: number; height: number } | 'broken') => {
      await user.upload(screen.getByLabelText('Add a photo'), new File(['x'], name, { type: 'image/jpeg' }));
      await act(async () => browser.decode(browser.urls.at(-1) ?? '', size));
    };
    await take('broken.jpg', 'broken');
    expect(await screen.findByText(/can’t open this picture/)).toBeVisible();
    await take('one.jpg', { width: 3_000, height: 1_500 });
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeVisible();
    await take('two.jpg', { width: 800, height: 600 });
    await user.click(await screen.findByRole('button', { name: 'Remove photo 2' }));
    expect(screen.queryByText(/can’t open this picture/)).toBeNull();
    // The longer side has at most 1,024 px, and nothing is enlarged.
    expect(browser.draws.map((numbers) => numbers.slice(-2))).toEqual([
      [1_024, 512],
      [800, 600],
    ]);
    expect(browser.urls).toEqual([]);
    const sent = callsTo(requestPath);
    await user.click(await submitButton(money));
    await returned();
    const photo = pictureFiles.webp;
    expect(sent).toMatchObject([{ photos: [photo] }]);
    browser.restore();
  });
});
