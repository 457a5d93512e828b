import { useState } from 'react';
import { placedSlot, type PlacedOrder } from './placedOrder';

/**
 * The order that was placed from this cart before. Whoever comes anew (`isNewVisit`: from a buy button) wants to order
 * again; whoever comes back, or loads the page again, is told first.
 */
export function usePlacedBefore(linesText: string, isNewVisit: boolean): { placed: PlacedOrder | undefined; orderAgain: () => void } {
  const [placed, setPlaced] = useState(() => {
    if (isNewVisit) placedSlot(linesText).clear();
    return placedSlot(linesText).read();
  });
  const orderAgain = () => {
    placedSlot(linesText).clear();
    setPlaced(undefined);
  };
  return { placed, orderAgain };
}
