/** How long the step says why a payment was refused. */
import { act, waitFor, within } from '@testing-library/react';
import { callsTo } from '../setup/callsTo';
import { platforms } from '../setup/openPage';
import {
  confirmButton,
  heading,
  openResult,
  paidEvents,
  payStep,
  readyToPay,
  setFault,
  withUnpaidOrder,
} from '../setup/paySteps';

describe.each(platforms)('a refused payment on %s', (platform) => {
  test('a refusal goes as soon as another method is chosen', async () => {
    const one = withUnpaidOrder('MONEY-PLEASE');
    const { user } = await openResult(platform, one);
    const confirm = await readyToPay(user, '$100.00');
    setFault('declined');
    await user.click(confirm);
    const step = within(await payStep());
    expect(await step.findByText(/Your payment was declined/)).toBeVisible();
    // Another method is preselected; a press on what is chosen already chooses nothing.
    const preselected = await step.findByRole('radio', { name: /^Card, on the bank’s page/ });
    expect(preselected).toBeChecked();
    await user.click(preselected);
    expect(step.getByText(/Your payment was declined/)).toBeVisible();
    await user.click(await step.findByRole('radio', { name: /^Wallet balance/ }));
    await waitFor(() => expect(step.queryByText(/Your payment was declined/)).toBeNull());
    expect(await step.findByRole('radio', { name: /^Wallet balance/ })).toBeChecked();
  });

  test('that the device was offline is not said any more once it is online again', async () => {
    const one = withUnpaidOrder();
    const sent = callsTo('/api/user/order/pay');
    const { user } = await openResult(platform, one);
    const confirm = await readyToPay(user, '$100.00');
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(confirm);
    const step = within(await payStep());
    expect(await step.findByText(/You’re offline/)).toBeVisible();
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(step.getAllByRole('alert')[0]).toBeEmptyDOMElement());
    expect(sent).toEqual([]);
    await user.click(await confirmButton('$100.00'));
    await heading('Paid. Thank you!');
    expect(paidEvents(one.now())).toHaveLength(1);
  });
});
