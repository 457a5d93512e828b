/** Gifts: wrapping a code, its link, what everyone with the link sees, and taking it back. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import { callsTo } from '../setup/callsTo';
import { shopOfTest } from '../setup/freshShop';
import { giftCard, openGiving, withGiveable, wrapButton, wrapPath } from '../setup/giftSteps';
import { openPage, platforms } from '../setup/openPage';

const dayMs = 24 * 60 * 60_000;

describe.each(platforms)('a gift on %s', (platform) => {
  test('is wrapped from its order with design, message, name and day, and gets a link', async () => {
    const giveable = withGiveable();
    const sent = callsTo(wrapPath);
    const { user } = await openPage(pathOf(platform, 'orders', { id: giveable.id }), { as: giveable.customer });
    const [give] = await screen.findAllByRole('link', { name: 'Give as a gift: card' });
    if (give) await user.click(give);
    await user.click(await screen.findByRole('radio', { name: 'party' }));
    await user.click(screen.getByRole('textbox', { name: /^Message/ }));
    await user.paste('Enjoy!');
    expect(screen.getByText('114 characters left')).toBeVisible();
    const from = screen.getByRole('textbox', { name: /^From/ });
    await user.clear(from);
    await user.type(from, 'Ada');
    fireEvent.change(screen.getByLabelText(/^Can be opened from/), { target: { value: '2026-12-24' } });
    await user.dblClick(await wrapButton());
    const card = await giftCard();
    expect(sent).toEqual([
      {
        orderId: giveable.id,
        code: giveable.code,
        designId: 'party',
        message: 'Enjoy!',
        from: 'Ada',
        opensOn: '2026-12-24',
      },
    ]);
    const token = giveable.gift()?.token ?? '';
    const link = `http://localhost/#${pathOf(platform, 'gift', { token })}`;
    expect(card.getByText(link)).toBeVisible();
    expect(card.getByText('A gift from Ada')).toBeVisible();
    expect(card.getByText('Can be opened from Dec 24, 2026')).toBeVisible();
    expect(card.getByRole('img', { name: 'QR code that opens the gift' })).toBeVisible();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(write.mock.calls).toEqual([[link]]);
  });

  test('says that a day has passed, and that the code expires before another', async () => {
    const sent = callsTo(wrapPath);
    const { user } = await openGiving(platform, withGiveable());
    const day = await screen.findByLabelText(/^Can be opened from/);
    expect(day).toHaveAttribute('min', '2026-11-20');
    expect(day).toHaveAttribute('max', '2027-11-20');
    fireEvent.change(day, { target: { value: '2026-11-19' } });
    await user.click(await wrapButton());
    expect(await screen.findByText('Choose today or a later day.')).toBeVisible();
    fireEvent.change(day, { target: { value: '2027-11-21' } });
    expect(await screen.findByText('It’s only valid until Nov 20, 2027. Choose an earlier day.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('is changed with the same link, and taken back', async () => {
    const giveable = withGiveable();
    const token = giveable.wrap();
    const { user, where } = await openGiving(platform, giveable);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const message = await screen.findByRole('textbox', { name: /^Message/ });
    expect(message).toHaveValue('Enjoy!');
    await user.clear(message);
    await user.click(message);
    await user.paste('Have fun');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await giftCard();
    expect(giveable.gift()).toMatchObject({ token, message: 'Have fun' });
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back' }));
    expect(await screen.findAllByRole('link', { name: 'Give as a gift: card' })).toHaveLength(2);
    expect(giveable.gift()).toBeNull();
    expect(where().query).not.toHaveProperty('view');
    expect(await screen.findByText('Gift taken back')).toBeInTheDocument();
  });

  test('that was taken back leaves the order once in the history', async () => {
    const giveable = withGiveable();
    giveable.wrap();
    const { user, where, goBack } = await openPage(pathOf(platform, 'orders'), { as: giveable.customer });
    const list = where();
    await user.click(await screen.findByRole('link', { name: /card/ }));
    await user.click(await screen.findByRole('link', { name: 'Show gift: card' }));
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back' }));
    await screen.findAllByRole('link', { name: 'Give as a gift: card' });
    expect(where()).toEqual({ ...list, query: { ...list.query, id: giveable.id } });
    await goBack();
    await waitFor(() => expect(where()).toEqual(list));
  });

  test('that was opened is shown as such on its order, and cannot be changed', async () => {
    const giveable = withGiveable();
    giveable.customer.ok('openGift', { token: giveable.wrap() });
    const { user } = await openPage(pathOf(platform, 'orders', { id: giveable.id }), { as: giveable.customer });
    expect(await screen.findByText(/Opened on Nov 20, 2026/)).toBeVisible();
    expect(screen.getByText(giveable.code)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show gift: card' }));
    await giftCard();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  });

  test('is opened without signing in, and leads to where its code is redeemed', async () => {
    const giveable = withGiveable();
    const { user } = await openPage(pathOf(platform, 'gift', { token: giveable.wrap() }));
    expect(await screen.findByRole('heading', { name: 'A gift from Ada' })).toBeVisible();
    expect(screen.queryByText(giveable.code)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open your gift' }));
    const heading = await screen.findByRole('heading', { name: 'card · $25.00' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('Enjoy!')).toBeVisible();
    expect(screen.getByText(giveable.code)).toBeVisible();
    expect(screen.getByText('Until Nov 20, 2027')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Redeem' })).toHaveAttribute(
      'href',
      pathOf(platform, 'redeem', { code: giveable.code }),
    );
    expect(giveable.gift()?.openedAt).toBe('2026-11-20T18:00:00.000+00:00');
  });

  test('says to its giver that it is her own, and is opened by her only when she confirms', async () => {
    const giveable = withGiveable();
    const token = giveable.wrap();
    const opened = callsTo('/api/home/gift/open');
    const { user } = await openPage(pathOf(platform, 'gift', { token }), { as: giveable.customer });
    const own = within(await screen.findByRole('region', { name: 'This is your own gift' }));
    expect(screen.queryByRole('button', { name: 'Open your gift' })).toBeNull();
    expect(own.getByRole('link', { name: 'Print or change' })).toHaveAttribute(
      'href',
      pathOf(platform, 'orders', { id: giveable.id, view: 'gift', code: giveable.code }),
    );
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(own.getByRole('button', { name: 'Copy link' }));
    expect(write.mock.calls).toEqual([[`http://localhost/#${pathOf(platform, 'gift', { token })}`]]);
    await user.click(own.getByRole('button', { name: 'Open it yourself' }));
    const question = () => screen.findByRole('dialog', { name: 'Open it yourself?' });
    await user.click(within(await question()).getByRole('button', { name: 'Keep it wrapped' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([opened, giveable.gift()?.openedAt]).toEqual([[], null]);
    await user.click(own.getByRole('button', { name: 'Open it yourself' }));
    await user.click(within(await question()).getByRole('button', { name: 'Open it yourself' }));
    expect(await screen.findByRole('heading', { name: 'card · $25.00' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened).toEqual([{ token }]);
  });

  test('is a gift as any other to another customer, and its day holds for its giver too', async () => {
    const giveable = withGiveable();
    const token = giveable.wrap('2026-11-30');
    const friend = shopOfTest().customer('+14155550188');
    const { unmount } = await openPage(pathOf(platform, 'gift', { token }), { as: friend });
    expect(await screen.findByText('You can open it on Nov 30, 2026.')).toBeVisible();
    unmount();
    await openPage(pathOf(platform, 'gift', { token }), { as: giveable.customer });
    expect(await screen.findByText('Can be opened from Nov 30, 2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open it yourself' })).toBeNull();
  });

  test('of a ticket has its place, terms and the code for the counter', async () => {
    const giveable = withGiveable('concert.only');
    const { user } = await openPage(pathOf(platform, 'gift', { token: giveable.wrap() }));
    await user.click(await screen.findByRole('button', { name: 'Open your gift' }));
    expect(await screen.findByText('Tonight · Hall')).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code of your ticket: concert' })).toBeVisible();
    expect(screen.getByText('Come early.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Redeem' })).toBeNull();
  });

  test('says before its day when it can be opened', async () => {
    const token = withGiveable('card.25').wrap('2026-11-30');
    const { unmount } = await openPage(pathOf(platform, 'gift', { token }));
    expect(await screen.findByText('You can open it on Nov 30, 2026.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open your gift' })).toBeNull();
    unmount();
    shopOfTest().pass(11 * dayMs);
    await openPage(pathOf(platform, 'gift', { token }));
    expect(await screen.findByRole('button', { name: 'Open your gift' })).toBeVisible();
  });

  test('that was taken back is found no more', async () => {
    const giveable = withGiveable();
    const token = giveable.wrap();
    giveable.customer.ok('unwrapGift', { orderId: giveable.id, code: giveable.code });
    await openPage(pathOf(platform, 'gift', { token }));
    expect(await screen.findByText('There’s no gift behind this link')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', pathOf(platform, 'home'));
  });

  test('of a ticket begins on the page of the ticket', async () => {
    const giveable = withGiveable('concert.only');
    const { user } = await openPage(pathOf(platform, 'ticket', { id: giveable.ticketId }), { as: giveable.customer });
    await user.click(await screen.findByRole('link', { name: 'Give as a gift' }));
    expect(await wrapButton()).toBeVisible();
  });
});
