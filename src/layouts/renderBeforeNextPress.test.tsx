/** A page that is rendered in a transition: what is visible at once, and what the next press finds. */
import { screen, within } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import { shopOfTest } from '../../tests/setup/freshShop';
import { openPage } from '../../tests/setup/openPage';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const categories = () => within(screen.getByRole('navigation', { name: 'Categories' }));
const chosen = () =>
  categories()
    .getAllByRole('link', { current: true })
    .map(({ textContent }) => textContent);

afterEach(() => (environment.IS_REACT_ACT_ENVIRONMENT = true));

test.each(['pointerdown', 'keydown'])('a category is chosen at once; the next %s finds its page', async (type) => {
  shopOfTest();
  await openPage(pathOf('h5', 'hall'));
  const tea = await categories().findByRole('link', { name: /^Tea/ });
  const heading = screen.getByRole('heading', { level: 1 });

  environment.IS_REACT_ACT_ENVIRONMENT = false;
  tea.click();
  await Promise.resolve();
  expect(chosen()).toEqual([expect.stringMatching(/^Tea/)]);
  expect(heading).toHaveTextContent('All products');
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  await Promise.resolve();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tea');
  expect(chosen()).toEqual([expect.stringMatching(/^Tea/)]);
});
