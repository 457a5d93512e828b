/** Which kept lines are ticked for the checkout: remembered for this tab, so that a reload or a detour loses nothing. */
import { useDraft } from '@/hooks/useDraft';

const none: readonly string[] = [];
const isListOfIds = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((id) => typeof id === 'string');

export function useTicks() {
  const { draft: ticked, setDraft } = useDraft('collect', none, isListOfIds);
  return {
    isTicked: (skuId: string) => ticked.includes(skuId),
    tick: (skuIds: readonly string[], isTicked: boolean) => {
      const others = ticked.filter((id) => !skuIds.includes(id));
      setDraft(isTicked ? [...others, ...skuIds] : others);
    },
    /** A line got another SKU and stays ticked. */
    rename: (oldSkuId: string, skuId: string) => setDraft([...new Set(ticked.map((id) => (id === oldSkuId ? skuId : id)))]),
  };
}
