/** The model of the bag: what a button of a card asks for, and the line that was added last. The shells render the result. */
import { useState } from 'react';
import type { AddedLine } from '@/lib/addedLine';

export type BagRequest =
  /** Add one piece to the bag; a dialog asks for the variant where there is a choice. */
  | { kind: 'add'; goodsId: string }
  /** Save the product, or remove it from the saved products. */
  | { kind: 'toggleSaved'; goodsId: string }
  | { kind: 'added'; line: AddedLine };

export default function useBagModel() {
  const [request, ask] = useState<BagRequest>();
  return { request, ask };
}
