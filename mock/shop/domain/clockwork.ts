/** Does what has become due since somebody last looked: each step at its own time, in order. */
import type { ShopContext } from '../context';
import { clearAgenda, firstDue } from './agenda';
import { advanceOrder } from './orders';
import { advanceWithdrawal } from './withdrawals';

const steps = { order: advanceOrder, withdrawal: advanceWithdrawal };

type Perform = (step: () => void, giveUp: () => void) => void;

/**
 * Catches up with the clock. A step may plan the next one, which may be due as well. `perform` runs a step; one that
 * cannot be done is given up, so that a single bad row never closes the shop.
 */
export function catchUp(context: ShopContext, perform: Perform = (step) => step()): void {
  for (let due = firstDue(context); due; due = firstDue(context)) {
    const { kind, ref, at } = due;
    perform(
      () => steps[kind]({ ...context, now: at }, ref),
      () => clearAgenda(context, kind, ref),
    );
  }
}
