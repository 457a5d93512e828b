import { screen, within } from '@testing-library/react';
import type { Pack } from '@/api/packs';
import { buyer, line } from '../../../../tests/setup/checkoutSteps';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { CouponPicker } from './CouponPicker';

/** A quote in pounds with two coupons that can be used, the better one first, and one that cannot. */
function quote(couponId: string | null): { customer: ReturnType<typeof buyer>; pack: Pack } {
  const customer = buyer();
  const pack = customer.ok('packGoods', { lines: [line('phones.only')] });
  const [first] = pack.coupons;
  if (!first) throw new Error('The customer has no coupon');
  const named = (id: string, more: Partial<typeof first>) => ({
    ...first,
    isBest: false,
    ...more,
    coupon: { ...first.coupon, id, name: id.toUpperCase() },
  });
  const coupons = [
    named('best', { saves: 1_000, isBest: true }),
    named('other', { saves: 500 }),
    named('far', { saves: 0, refusal: { code: 'belowThreshold', missing: 2_000 } }),
  ];
  return { customer, pack: { ...pack, currency: 'GBP', coupons, couponId } };
}

describe.each(['h5', 'pc'] as const)('the coupons to choose from on %s', (platform) => {
  async function open(couponId: string | null) {
    const { customer, pack } = quote(couponId);
    const choices: unknown[] = [];
    let closed = 0;
    const modal = { isOpen: true, open: () => undefined, close: () => void (closed += 1), closeInto: () => undefined };
    const { user } = await renderInShop(
      <CouponPicker modal={modal} pack={pack} onChoose={(choice) => void choices.push(choice)} />,
      { as: customer, platform },
    );
    await screen.findAllByRole('radio');
    return { user, choices, closed: () => closed };
  }
  const radios = () => screen.getAllByRole('radio');
  const checked = () => radios().map((radio) => (radio as HTMLInputElement).checked);
  const row = (name: string) => screen.getByText(name).closest('label, li')?.textContent ?? '';

  test('say what each takes off, in the currency of the quote, and which saves the most', async () => {
    await open('other');
    expect(row('BEST')).toMatch(/−£10\.00.*Saves the most today/);
    expect(row('OTHER')).toContain('−£5.00');
    expect(row('OTHER')).not.toContain('Saves the most today');
    expect(checked()).toEqual([false, true, false]);
  });

  test('say in the same currency why one cannot be used, which is no choice', async () => {
    await open('best');
    expect(screen.getByRole('heading', { name: 'Not for this order' })).toBeVisible();
    expect(row('FAR')).toBe('FARAdd £20.00 more to use it');
    expect(within(screen.getByText('FAR').closest('li') ?? document.body).queryByRole('radio')).toBeNull();
    expect(radios()).toHaveLength(3);
    expect(checked()).toEqual([true, false, false]);
  });

  test('begin with none when the quote has none', async () => {
    await open(null);
    expect(checked()).toEqual([false, false, true]);
  });

  test('can be chosen: the best one follows the pack, another one is kept, and none is one of them', async () => {
    const { user, choices, closed } = await open('other');
    await user.click(screen.getByRole('radio', { name: /BEST/ }));
    await user.click(screen.getByRole('radio', { name: /No coupon/ }));
    expect(choices).toEqual(['best', null]);
    expect(closed()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Use this coupon' }));
    expect(closed()).toBe(1);
  });

  test('can be chosen again after none', async () => {
    const { user, choices } = await open(null);
    await user.click(screen.getByRole('radio', { name: /OTHER/ }));
    expect(choices).toEqual(['other']);
  });
});
