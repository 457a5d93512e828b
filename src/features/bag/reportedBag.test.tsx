/** Changes of the bag that are reported to the hooks of a shop. */
import '../../../tests/setup/withHooks';
import { act, renderHook } from '@testing-library/react';
import { bagStorage } from '@/lib/storage';
import { reportedEvents } from '@/lib/reportedEvents';
import { MAX_COLLECTED_LINES } from './collectedLines';
import { useBag, useSavedProducts } from './useBag';

const cup = { goodsId: 'cup', skuId: 'cup.oat', quantity: 2, price: 2_000 };
const kettle = { goodsId: 'kettle', skuId: 'kettle.only', quantity: 1, price: 4_000, at: 1 };

/** The bag with these lines; the result does something and returns what was reported. */
function open(lines: readonly object[]) {
  bagStorage.write(lines);
  const { result } = renderHook(() => ({ bag: useBag(), saved: useSavedProducts() }));
  return (change: (lists: typeof result.current) => unknown) => {
    reportedEvents.waiting.length = 0;
    act(() => void change(result.current));
    return reportedEvents.waiting.map(({ what }) => what);
  };
}

test('an added line is reported with the pieces that were added, also of what is in the bag', () => {
  const open_events = open([{ ...cup, at: 1 }]);
  expect(open_events(({ bag }) => bag.add(cup))).toEqual([{ kind: 'bag', action: 'add', lines: [cup] }]);
  expect(bagStorage.read()).toMatchObject([{ skuId: 'cup.oat', quantity: 4 }]);
});

test('a line that a full bag does not take is not reported', () => {
  const open_events = open(Array.from({ length: MAX_COLLECTED_LINES }, (_, at) => ({ ...cup, skuId: `s${at}`, at })));
  expect(open_events(({ bag }) => bag.add(cup))).toEqual([]);
});

test('removed lines are reported as they were, and those that come back as added', () => {
  const open_events = open([kettle]);
  expect(open_events(({ bag }) => bag.remove(['kettle.only', 'other']))).toEqual([
    { kind: 'bag', action: 'remove', lines: [kettle] },
  ]);
  expect(open_events(({ bag }) => bag.putBack([kettle]))).toEqual([{ kind: 'bag', action: 'add', lines: [kettle] }]);
  expect(bagStorage.read()).toEqual([kettle]);
  expect(open_events(({ bag }) => bag.remove(['other']))).toEqual([]);
});

test('a changed quantity is reported as it is then, and another variant with its price', () => {
  const open_events = open([kettle, { ...cup, at: 2 }]);
  expect(open_events(({ bag }) => bag.setQuantity('kettle.only', 3))).toEqual([
    { kind: 'bag', action: 'change', lines: [{ ...kettle, quantity: 3 }] },
  ]);
  const moss = { ...cup, skuId: 'cup.moss', price: 2_200 };
  expect(open_events(({ bag }) => bag.changeSku('cup.oat', moss))).toEqual([
    { kind: 'bag', action: 'change', lines: [moss] },
  ]);
});

test('what was ordered, a selection and a saved product are no changes of the bag by the customer', () => {
  const open_events = open([kettle]);
  expect(open_events(({ bag }) => bag.select(['kettle.only'], false))).toEqual([]);
  expect(open_events(({ saved }) => saved.add(cup))).toEqual([]);
  expect(open_events(({ bag }) => bag.removeOrdered(['kettle.only']))).toEqual([]);
  expect(bagStorage.read()).toEqual([]);
});
