/**
 * The write of alerts: the price of a saved product. The alert of a sold-out option is no row of the matrix, because the demo shop restocks
 * it for all rows after three minutes.
 */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { hashTo } from '../platforms';
import { loadHash, type Write } from './writeCase';

const saved = [
  { goodsId: 'slow-morning-cup', skuId: 'slow-morning-cup.oat', quantity: 1, price: 1850, at: 1 },
] as const;

const setAlert: Write = {
  name: 'set an alert',
  call: 'setAlert',
  path: '/alert/set',
  async prepare({ platform, t, api }) {
    const collect = hashTo(platform, 'collect');
    const bell = (page: Page, pressed: boolean) =>
      page.getByRole('button', { name: t.pattern('alerts.named.price'), pressed });
    const save = (page: Page) =>
      page.addInitScript((rows) => localStorage.setItem('saved', rows), JSON.stringify(saved));
    return {
      async open(page, navigateTo) {
        await save(page);
        await loadHash(page, hashTo(platform, 'home'));
        await navigateTo(page, collect);
        await expect(bell(page, false)).toBeVisible();
      },
      button: (page) => bell(page, false),
      readDatabase: async () => (await api.alerts()).map(({ kind, skuId }) => [kind, skuId]),
      expectedDatabase: [['price', saved[0].skuId]],
      isDone: (page) => bell(page, true).isVisible(),
      async expectListed(page) {
        await loadHash(page, collect);
        await expect(bell(page, true)).toHaveCount(1);
      },
    };
  },
};

export const alertWrites: readonly Write[] = [setAlert];
