import { useModel } from '@umijs/max';
import { useRef } from 'react';
import type { AddedLine } from '@/lib/addedLine';
import { useTranslation } from '@/hooks/useTranslation';
import { doublePressWindowMs } from '@/lib/doublePressGuard';
import { useBag, type RequestedCollectedLine } from './useBag';

/**
 * Adds a line to the bag and confirms it, or reports that the bag is full. Returns whether the line was added. The second
 * click of a double click adds nothing.
 */
export function useAddToBag() {
  const { t } = useTranslation();
  const { add } = useBag();
  const { ask } = useModel('bag');
  const { showToast } = useModel('toast');
  /** What was added last; `at` in ms of `performance.now()`. */
  const last = useRef<{ skuId: string; at: number }>(undefined);
  return (line: RequestedCollectedLine, about: Omit<AddedLine, 'quantity'>): boolean => {
    const now = performance.now();
    if (last.current?.skuId === line.skuId && now - last.current.at < doublePressWindowMs) return false;
    const isAdded = add(line);
    last.current = { skuId: line.skuId, at: now };
    if (isAdded) ask({ kind: 'added', line: { ...about, quantity: line.quantity } });
    else showToast(t('collect.full.bag'));
    return isAdded;
  };
}
