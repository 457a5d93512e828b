import { useModel } from '@umijs/max';
import type { AddedLine } from './components/AddedNotice';
import { useTranslation } from '@/hooks/useTranslation';
import { useBag, type WantedCollectedLine } from './useBag';

/** Adds a line to the bag and confirms it, or reports that the bag is full. Returns whether the line was added. */
export function useAddToBag() {
  const { t } = useTranslation();
  const { add } = useBag();
  const { ask } = useModel('bag');
  const { showToast } = useModel('toast');
  return (line: WantedCollectedLine, about: Omit<AddedLine, 'quantity'>): boolean => {
    const isAdded = add(line);
    if (isAdded) ask({ kind: 'added', line: { ...about, quantity: line.quantity } });
    else showToast(t('collect.full.bag'));
    return isAdded;
  };
}
