import { act } from '@testing-library/react';
import { beginSession, endSession, expireSession } from '@/lib/session';
import { shopOfTest } from '../../tests/setup/freshShop';
import { renderShopHook } from '../../tests/setup/shopHook';
import { useInMemoryDraft } from './useInMemoryDraft';

const ada = () => shopOfTest().customer('+14155550199');
const bob = () => shopOfTest().customer('+14155550198');
let number = 0;

/** A form with one field, of a name that no other test uses. */
const show = (as: ReturnType<typeof ada>, name: string) =>
  renderShopHook(() => useInMemoryDraft(name, ''), { as, isCustomerOnly: true });
const newName = () => `field ${(number += 1)}`;

/** Types, and the session expires. */
async function typeAndExpire(as: ReturnType<typeof ada>, name: string) {
  const { now, unmount } = await show(as, name);
  act(() => now()[1]('4000 1234'));
  act(() => expireSession(as.token));
  unmount();
}

test('survives an expired session, for the same customer, once', async () => {
  const name = newName();
  const customer = ada();
  await typeAndExpire(customer, name);
  const again = await show(customer, name);
  expect(again.now()[0]).toBe('4000 1234');
  again.unmount();
  const later = await show(customer, name);
  expect(later.now()[0]).toBe('');
});

test('is never shown to another customer', async () => {
  const name = newName();
  await typeAndExpire(ada(), name);
  const { now } = await show(bob(), name);
  expect(now()[0]).toBe('');
});

test('is forgotten at the sign-out, although no form is shown', async () => {
  const name = newName();
  const customer = ada();
  await typeAndExpire(customer, name);
  act(() => endSession());
  const { now } = await show(customer, name);
  expect(now()[0]).toBe('');
});

test('that is shown at the sign-out is forgotten', async () => {
  const name = newName();
  const customer = ada();
  const first = await show(customer, name);
  act(() => first.now()[1]('4000 1234'));
  act(() => endSession());
  first.unmount();
  const { now } = await show(customer, name);
  expect(now()[0]).toBe('');
});

test('is not kept by a sign-in, only by the end of a session', async () => {
  const name = newName();
  const customer = ada();
  const first = await show(customer, name);
  act(() => first.now()[1]('4000 1234'));
  act(() => beginSession(customer.token));
  first.unmount();
  expect((await show(customer, name)).now()[0]).toBe('');
});

test('belongs to one field, is not kept without an expired session, and is stored nowhere', async () => {
  const [name, other] = [newName(), newName()];
  const customer = ada();
  const first = await show(customer, name);
  act(() => first.now()[1]('4000 1234'));
  first.unmount();
  expect((await show(customer, name)).now()[0]).toBe('');
  await typeAndExpire(customer, name);
  expect((await show(customer, other)).now()[0]).toBe('');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('4000');
});
