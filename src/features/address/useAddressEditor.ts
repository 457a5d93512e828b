/** Which address of the book is being changed or removed; kept for the tab, so that a reload finds the open form again. */
import type { Address } from '@/api/schema/user';
import { useDraft } from '@/hooks/useDraft';

const isId = (value: unknown): value is string => typeof value === 'string' && value.length <= 64;

/** `target` is undefined for a new address, and for one that is no longer in the book. */
export function useAddressEditor(addresses: readonly Address[]): {
  target: Address | undefined;
  /** It was chosen, but is not in the book any more. */
  isGone: boolean;
  choose: (id: string | undefined) => void;
} {
  const { draft: id, setDraft } = useDraft('addressInHand', '', isId);
  const target = addresses.find((one) => one.id === id);
  return { target, isGone: id !== '' && !target, choose: (wanted) => setDraft(wanted ?? '') };
}
