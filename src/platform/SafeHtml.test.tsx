/** HTML of the API on a page. What stays of a text is tested in sanitizeHtml.test.tsx. */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { loadLocale } from '@/lib/i18n';
import { pathOf } from '@/lib/routes';
import { platformStorage } from '@/lib/storage';
import { SafeHtml } from './SafeHtml';

beforeAll(() => loadLocale('en'));

/** Renders a text on a page. `shown` counts how often it says that the text is there. */
function open(html: string, at = '/pc/infodetail') {
  const shown: boolean[] = [];
  const onShown = (isShown: true) => shown.push(isShown);
  const page = (text: string) => (
    <MemoryRouter initialEntries={[at]}>
      <SafeHtml html={text} onShown={onShown} />
    </MemoryRouter>
  );
  const { rerender } = render(page(html));
  return { shown, change: (text: string) => rerender(page(text)) };
}
const placeholder = () => document.querySelector('.skeleton');

test('a text is there after its placeholder, and says so once', async () => {
  const { shown, change } = open('<p>First<script>steal()</script></p>');
  expect([placeholder() !== null, shown]).toEqual([true, []]);
  expect(await screen.findByText('First')).toBeVisible();
  expect([placeholder(), shown]).toEqual([null, [true]]);
  change('<p>First<script>steal()</script></p>');
  expect(shown).toEqual([true]);
});

test('another text is not shown as the one before', async () => {
  const { shown, change } = open('<p>First</p>');
  await screen.findByText('First');
  change('<p>Second</p>');
  expect([screen.queryByText('First'), placeholder() !== null]).toEqual([null, true]);
  expect(await screen.findByText('Second')).toBeVisible();
  expect(shown).toEqual([true, true]);
});

test.each([
  ['/pc/infodetail', 'h5', 'pc'],
  ['/h5/infodetail', 'pc', 'h5'],
  // Of a page without a platform the one of the customer.
  ['/docs', 'h5', 'h5'],
] as const)('a link to a page leads, at %s and with %s chosen, to the page of %s', async (at, chosen, platform) => {
  platformStorage.write(chosen);
  const links = [pathOf('h5', 'hall'), pathOf('pc', 'hall'), '/nowhere'];
  open(links.map((path, nth) => `<a href="#${path}">Link ${nth}</a>`).join(''), at);
  await screen.findByText('Link 0');
  const own = `#${pathOf(platform, 'hall')}`;
  expect(links.map((_, nth) => screen.getByText(`Link ${nth}`).getAttribute('href'))).toEqual([own, own, null]);
});

test('a text that was shortened says so', async () => {
  open(`${'<blockquote>'.repeat(30)}<p>Deep</p>`);
  expect(await screen.findByText('Deep')).toBeVisible();
  expect(screen.getByText('Parts of this article are nested too deeply. Their layout isn’t shown.')).toBeVisible();
});
