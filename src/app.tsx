/** Runtime configuration of the app. Names no kit. */
import { requestConfig } from './api/requestConfig';
// The layout stands around every page. In the entry, its code is not repeated in the chunks of the pages.
import './layouts';
import { startShopState, type ShopState } from './initialState';
import { preferredLanguage, speak } from './language';

/** Server record and current user (spec section 4); resolves before they have come. */
export async function getInitialState(): Promise<ShopState> {
  return startShopState();
}

export const request = requestConfig;

/** The first words are needed by the first screen; a failure is shown by the layout, which can try again. */
export function render(start: () => void): void {
  speak(preferredLanguage(), 'front').then(start, start);
}
