import { screen, waitFor } from '@testing-library/react';

/** The ids of the products that are linked, in display order, without suggestions. */
const linkedGoods = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.closest('[aria-label=Suggestions]') === null)
    .flatMap((link) => /goodsdetail\?id=([\w.]+)/i.exec(link.getAttribute('href') ?? '')?.[1] ?? []);

/** Waits until the page links to these products and no others. */
export const expectGoods = (...ids: string[]) => waitFor(() => expect(linkedGoods()).toEqual(ids));
