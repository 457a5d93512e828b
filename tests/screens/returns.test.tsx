/** Returns and exchanges: the form, what crosses the wire, and the return on its order. */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { callsTo } from '../setup/callsTo';
import { server, shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';
import {
  chooseCup,
  cup,
  dayMs,
  openReturnForm,
  requestPath,
  submitButton,
  withDeliveredOrder,
} from '../setup/returnSteps';

const uuid = /^[0-9a-f-]{36}$/;
const returned = (number = 'R-30417') => screen.findByRole('region', { name: number });

describe.each(platforms)('a return on %s', (platform) => {
  test('is chosen, priced by the shop, requested once, and shown on its order', async () => {
    const delivered = withDeliveredOrder();
    const sent = callsTo(requestPath);
    const quotes = callsTo('/api/user/return/quote');
    const { user, where } = await openPage(pathOf(platform, 'orders', { id: delivered.id }), {
      as: delivered.customer,
    });
    await user.click(await screen.findByRole('link', { name: 'Return items' }));
    await screen.findByText('What would you like to return?');
    await chooseCup(user);
    await user.click(cup().getByRole('button', { name: 'One more' }));
    await user.click(screen.getByRole('textbox', { name: /^Anything else/ }));
    await user.paste('Too small for my hands');
    const button = await submitButton('Return 2 items · get back $40.00');
    expect(screen.getByText('You get back $40.00')).toBeVisible();
    expect(quotes.at(-1)).toEqual({
      orderId: delivered.id,
      lines: [{ skuId: 'cup.oat', quantity: 2, exchangeSkuId: null }],
    });
    await user.dblClick(button);
    const section = within(await returned());
    expect(sent).toEqual([
      {
        operationId: expect.stringMatching(uuid),
        orderId: delivered.id,
        lines: [{ skuId: 'cup.oat', quantity: 2, exchangeSkuId: null, reason: 'wrongSize' }],
        text: 'Too small for my hands',
        photos: [],
        refundTo: 'method',
        expectedRefund: 4_000,
      },
    ]);
    expect(delivered.returns()).toHaveLength(1);
    expect(where().query).not.toHaveProperty('view');
    expect(await screen.findByText('Return R-30417 requested')).toBeInTheDocument();
    expect(await section.findByRole('heading', { name: 'Return R-30417' })).toBeVisible();
    expect(section.getByText('Ready to send')).toBeVisible();
    expect(section.getByText(/^Send it by Dec 9, 2026\. Show the code/)).toBeVisible();
    expect(section.getByRole('img', { name: 'Return code' })).toBeVisible();
    expect(section.getByRole('button', { name: `${delivered.returns()[0]?.code} Copy return code` })).toBeVisible();
    expect(section.getByText('It doesn’t fit')).toBeVisible();
    expect(section.getByText(/^\$40\.00 to /)).toBeVisible();
    expect(sessionStorage.getItem(`draft:return:${delivered.id}`)).toBeNull();
  });

  test('leaves the order once in the history', async () => {
    const delivered = withDeliveredOrder();
    const { user, where, goBack } = await openPage(pathOf(platform, 'orders'), { as: delivered.customer });
    const list = where();
    await user.click(await screen.findByRole('link', { name: /Slow Morning cup/ }));
    const orderPage = { ...list, query: { ...list.query, id: delivered.id } };
    await waitFor(() => expect(where()).toEqual(orderPage));
    await user.click(await screen.findByRole('link', { name: 'Return items' }));
    await screen.findByText('What would you like to return?');
    await chooseCup(user);
    await user.click(await submitButton('Return 1 item · get back $20.00'));
    await returned();
    expect(where()).toEqual(orderPage);
    await goBack();
    await waitFor(() => expect(where()).toEqual(list));
  });

  test('that was opened from the list leads back to the list', async () => {
    const delivered = withDeliveredOrder();
    const { user, where, goBack } = await openPage(pathOf(platform, 'orders'), { as: delivered.customer });
    const list = where();
    await user.click(await screen.findByRole('button', { name: /^Return items/ }));
    await screen.findByText('What would you like to return?');
    await chooseCup(user);
    await user.click(await submitButton('Return 1 item · get back $20.00'));
    await returned();
    expect(where()).toEqual({ ...list, query: { ...list.query, id: delivered.id } });
    await goBack();
    await waitFor(() => expect(where()).toEqual(list));
  });

  test('becomes an exchange for another variant, of which the shop names those in stock', async () => {
    const delivered = withDeliveredOrder();
    const sent = callsTo(requestPath);
    const { user } = await openReturnForm(platform, delivered);
    await chooseCup(user);
    await user.click(cup().getByRole('radio', { name: 'Exchange' }));
    expect(cup().getByRole('combobox', { name: 'Exchange for' })).toHaveDisplayValue('Moss');
    await user.click(await submitButton('Exchange 1 item'));
    const section = within(await returned());
    expect(await section.findByRole('heading', { name: 'Exchange R-30417' })).toBeVisible();
    expect(section.getByText('In exchange for: Moss')).toBeVisible();
    expect(sent).toEqual([
      {
        operationId: expect.stringMatching(uuid),
        orderId: delivered.id,
        lines: [{ skuId: 'cup.oat', quantity: 1, exchangeSkuId: 'cup.moss', reason: 'wrongSize' }],
        text: '',
        photos: [],
        refundTo: null,
        expectedRefund: 0,
      },
    ]);
  });

  test('goes to the balance when the customer chooses that', async () => {
    const delivered = withDeliveredOrder();
    const sent = callsTo(requestPath);
    const { user } = await openReturnForm(platform, delivered);
    await chooseCup(user);
    await user.click(await screen.findByRole('radio', { name: /^Wallet balance|^Balance/ }));
    await user.click(await submitButton('Return 1 item · get back $20.00'));
    await returned();
    expect(sent).toMatchObject([{ refundTo: 'balance', expectedRefund: 2_000 }]);
  });

  test('says at each field what is missing, and why a line cannot go back', async () => {
    const delivered = withDeliveredOrder();
    const sent = callsTo(requestPath);
    const { user } = await openReturnForm(platform, delivered);
    expect(screen.getByText('Digital items can’t be returned')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^card/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Return items' }));
    const box = screen.getByRole('checkbox', { name: /^Slow Morning cup/ });
    await waitFor(() => expect(box).toHaveAccessibleDescription('Choose at least one item.'));
    expect(box).toHaveFocus();
    await user.click(box);
    await user.click(await submitButton('Return 1 item · get back $20.00'));
    const reason = () => cup().getByRole('combobox', { name: /^Reason/ });
    await waitFor(() => expect(reason()).toHaveAccessibleDescription('Choose a reason.'));
    expect(reason()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('whose quote has changed shows the new one, and keeps the choice', async () => {
    const delivered = withDeliveredOrder();
    const { user } = await openReturnForm(platform, delivered);
    await chooseCup(user);
    const button = await submitButton('Return 1 item · get back $20.00');
    const quote = delivered.customer.ok('quoteReturn', { orderId: delivered.id, lines: [] });
    server.use(
      http.post(
        `*${requestPath}`,
        () =>
          HttpResponse.json({
            success: false,
            errorCode: 'RETURN_CHANGED',
            errorMessage: 'Changed',
            showType: 0,
            data: { quote: { ...quote, refund: 1_500, refundOptions: [{ id: 'method', name: 'Visa' }] } },
          }),
        { once: true },
      ),
    );
    const sent = callsTo(requestPath);
    await user.click(button);
    await screen.findByText('Something changed meanwhile: you now get back $15.00. Check it, then send again.');
    expect(screen.getByRole('checkbox', { name: /^Slow Morning cup/ })).toBeChecked();
    expect(cup().getByRole('combobox', { name: /^Reason/ })).toHaveDisplayValue('It doesn’t fit');
    await user.click(await submitButton('Return 1 item · get back $15.00'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ expectedRefund: 1_500, refundTo: 'method' });
    expect(sent[1]?.['operationId']).not.toBe(sent[0]?.['operationId']);
    expect(delivered.returns()).toEqual([]);
  });

  test('is followed on the order: each state, and the money at the end', async () => {
    const delivered = withDeliveredOrder();
    const { user, unmount } = await openReturnForm(platform, delivered);
    await chooseCup(user);
    await user.click(await submitButton('Return 1 item · get back $20.00'));
    await returned();
    unmount();
    shopOfTest().pass(7 * dayMs);
    await openPage(pathOf(platform, 'orders', { id: delivered.id }), { as: delivered.customer });
    const section = within(await returned());
    const steps = await section.findAllByRole('listitem');
    expect(steps.slice(0, 4).map((step) => step.textContent)).toEqual([
      expect.stringContaining('Approved'),
      expect.stringContaining('Sent'),
      expect.stringContaining('Arrived'),
      expect.stringContaining('Refunded'),
    ]);
    expect(section.getByText(/^\$20\.00 to /)).toBeVisible();
    expect(section.queryByRole('img', { name: 'Return code' })).toBeNull();
    expect(section.queryByRole('button', { name: 'Cancel return' })).toBeNull();
  });
});
