/** The history entry of the dialog in which a variant is chosen before the product is added to the bag. */
import { history } from '@umijs/max';

const optionsModalPrefix = 'add:';

/** Name of the modal for a product. */
export const optionsModalName = (goodsId: string): string => optionsModalPrefix + goodsId;

/** Id of the product whose options are open, by the modals of a history entry. */
export const productIdOfOptions = (modals: readonly string[]): string | undefined =>
  modals.find((modal) => modal.startsWith(optionsModalPrefix))?.slice(optionsModalPrefix.length);

/** Opens the dialog on the current page. */
export function openProductOptions(goodsId: string): void {
  const { pathname, search } = history.location;
  history.push(pathname + search, { modals: [optionsModalName(goodsId)] });
}
