/** The numbers of orders come from a sequence, so that two orders placed at the same time do not wait for each other. */
import type { RowSource } from '../store/source';

export const orderNumbers: RowSource = {
  async load({ query, locks }, names) {
    const rows = new Map<string, unknown>();
    if (!locks) return rows;
    for (const name of names) {
      if (name !== 'orderNumber') continue;
      const [next] = await query<{ number: string }>(`SELECT nextval('storefront.order_number') AS number`);
      rows.set(name, Number(next?.number));
    }
    return rows;
  },
  write: () => Promise.resolve(),
};
