/** Rules of gifts, on a code or ticket of the first account that can be a gift. They take their gifts back. */
import type { Order } from '../../../src/api/orders';
import type { ConformanceContext } from './conformanceContext';
import { expectCode, expectRule, expectSame, NotApplicable, type ConformanceClient } from './client';
import type { ConformanceRule } from './rules';

interface Giveable {
  readonly customer: ConformanceClient;
  readonly deliverable: { readonly orderId: string; readonly code: string };
  readonly designId: string;
  readonly lastDay: string | null;
}

const DAYS_AHEAD_MS = 3 * 86_400_000;

/** Throws NotApplicable when the API has no gifts, or the account has nothing to give. */
async function giveable(bench: ConformanceContext): Promise<Giveable> {
  const customer = await bench.customer();
  const { list } = await customer.ok('getOrders', { current: 1, pageSize: 100 });
  const [deliverable] = list.flatMap(({ id, yields }) =>
    yields.flatMap(({ canGift, gift, code }) => (canGift && !gift ? [{ orderId: id, code }] : [])),
  );
  if (!deliverable) throw new NotApplicable('no code or ticket of the account can be a gift');
  const { designs, lastDay } = await customer.ok('getGiftOptions', deliverable);
  return { customer, deliverable, designId: designs[0]?.id ?? '', lastDay };
}

const tokenOf = ({ yields }: Order, { deliverable }: Giveable): string | undefined =>
  yields.find(({ code }) => code === deliverable.code)?.gift?.token;

const wishOf = ({ deliverable, designId }: Giveable) => ({ ...deliverable, designId, message: '', from: '' });

export const giftRules: readonly ConformanceRule[] = [
  {
    id: 'giftOnce',
    says: 'A gift that is wrapped again keeps its link, and the link of one that is taken back finds nothing.',
    parts: ['gifts'],
    async run(bench) {
      const gift = await giveable(bench);
      const { customer, deliverable } = gift;
      const first = tokenOf(await customer.ok('wrapGift', wishOf(gift)), gift);
      const again = tokenOf(await customer.ok('wrapGift', { ...wishOf(gift), message: 'Conformance' }), gift);
      await customer.ok('unwrapGift', deliverable);
      await customer.ok('unwrapGift', deliverable);
      expectRule((first ?? '').length >= 22, 'the token of a gift has fewer than 128 bits');
      expectSame(again, first, 'the token of a gift that was changed');
      const refusal = await bench.visitor.refused(
        'getGift',
        { token: first ?? '' },
        'a gift was found that is taken back',
      );
      expectCode(refusal, ['NOT_FOUND'], 'a gift that is taken back');
    },
  },
  {
    id: 'giftDay',
    says: 'A gift is not opened before its day.',
    parts: ['gifts'],
    async run(bench) {
      const gift = await giveable(bench);
      const { customer, deliverable, lastDay } = gift;
      const { serverTime } = await bench.visitor.ok('getServerInfo', {});
      const opensOn = new Date(Date.parse(serverTime) + DAYS_AHEAD_MS).toISOString().slice(0, 10);
      if (lastDay !== null && lastDay < opensOn) throw new NotApplicable('the code or ticket expires too soon');
      const token = tokenOf(await customer.ok('wrapGift', { ...wishOf(gift), opensOn }), gift) ?? '';
      try {
        const { isOpen, contents } = await bench.visitor.ok('getGift', { token });
        expectSame(isOpen, false, 'whether the day of the gift has come');
        expectSame(contents, null, 'the contents of a gift before its day');
        const refusal = await bench.visitor.refused('openGift', { token }, 'a gift was opened before its day');
        expectCode(refusal, ['GIFT_NOT_YET'], 'a gift before its day');
      } finally {
        await customer.ok('unwrapGift', deliverable);
      }
    },
  },
  {
    id: 'giftsApart',
    says: 'Nobody wraps the code or ticket of another customer.',
    parts: ['gifts'],
    async run(bench) {
      const other = await bench.other();
      const input = wishOf(await giveable(bench));
      const refusal = await other.refused('wrapGift', input, 'the code of another customer was wrapped');
      expectCode(refusal, ['NOT_FOUND'], 'wrapping the code of another customer');
    },
  },
];
