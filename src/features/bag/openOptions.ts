/** The history entry of the dialog in which a variant is chosen before the product is added to the bag. */
import { history } from '@umijs/max';

const prefix = 'add:';

/** Name of the modal for a product. */
export const optionsModal = (goodsId: string): string => prefix + goodsId;

/** Id of the product whose options are open, by the modals of a history entry. */
export const productOfOptions = (modals: readonly string[]): string | undefined =>
  modals.find((modal) => modal.startsWith(prefix))?.slice(prefix.length);

/** Opens the dialog on the current page. */
export function openOptions(goodsId: string): void {
  const { pathname, search } = history.location;
  history.push(pathname + search, { modals: [optionsModal(goodsId)] });
}
