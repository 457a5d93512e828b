import { act, screen } from '@testing-library/react';
import { currentLocale } from '@/lib/i18n';
import { recentlyViewedStorage } from '@/lib/storage';
import { loadMessages } from '@@/locales/languages';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { ViewedProducts } from './ViewedProducts';

/** The type is of the shop of this checkout. */
const english: { secondary(): Promise<unknown> } = Object(loadMessages).en;

test('the products that were opened last are shown on a home page once their messages are there', async () => {
  const messages = english.secondary();
  let arrive = (): void => undefined;
  jest.spyOn(english, 'secondary').mockImplementation(async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return messages;
  });
  const picture = { src: '/pictures/1f4e6.webp', alt: '', fit: 'cutout' as const, hue: 30 };
  recentlyViewedStorage.write([{ id: 'cup', name: 'Cup', picture, isRated: false, language: 'en' }]);
  await renderInShop(<ViewedProducts />, { extent: 'front' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect([currentLocale()?.extent, screen.queryByRole('region')]).toEqual(['front', null]);
  await act(async () => arrive());
  expect(await screen.findByRole('region', { name: 'Recently viewed' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Cup' })).toBeVisible();
});
