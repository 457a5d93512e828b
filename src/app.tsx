/** Runtime configuration of the app. Names no kit. */
import { startTransition } from 'react';
import { requestConfig } from './api/requestConfig';
// The layout stands around every page. In the entry, its code is not repeated in the chunks of the pages.
import './layouts';
import { loadFirstPage } from './firstPages';
import { loadLayout } from './lazyPages';
import { startShopState, type ShopState } from './initialState';
import { preferredLanguage, speak } from './language';
import { prepareNextPages } from './nextPage';
import { ignoreSecondPresses } from './secondPress';

/** Server record and current user (spec section 4); answers at once, before they have come. */
export function getInitialState(): ShopState {
  return startShopState();
}

export const request = requestConfig;

/**
 * The first words are needed by the first screen; a failure is shown by the layout, which can try again. What is drawn behind
 * a first screen is no hurry: as a transition it leaves the browser its turns.
 */
export function render(start: () => void): void {
  ignoreSecondPresses();
  prepareNextPages();
  const firstPage = loadFirstPage();
  const begin = firstPage ? () => startTransition(start) : start;
  void Promise.allSettled([speak(preferredLanguage(), 'front'), loadLayout(), firstPage]).then(begin);
}
