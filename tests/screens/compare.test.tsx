/** The comparison of products, from the product page to its table. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { compareStorage } from '@/features/compare/compareList';
import { pathOf } from '@/lib/routes';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { openShop, server } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';

const stored = (...ids: string[]) => compareStorage.write(ids.map((id) => ({ id, name: `Stored ${id}` })));
const headers = () => screen.getAllByRole('columnheader').map((one) => within(one).getByRole('link').textContent);
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe.each(platforms)('the comparison on %s', (platform) => {
  const open = () => openPage(pathOf(platform, 'compare'));
  beforeEach(() => void openShop({ catalogue }));

  test('starts on the product page, and a fifth product is refused by the names of the four', async () => {
    stored('two-cup-teapot', 'slow-morning-cup', 'sunday-pan');
    const { user } = await openPage(pathOf(platform, 'goods', { id: 'harbour-radio' }));
    expect(await screen.findByRole('link', { name: 'Compare (3)' })).toBeVisible();
    const toggle = screen.getByRole('button', { name: 'Compare' });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: 'Compare (4)' })).toHaveAttribute(
      'href',
      expect.stringContaining(pathOf(platform, 'compare')),
    );
    await user.click(toggle);
    expect(screen.getByRole('link', { name: 'Compare (3)' })).toBeVisible();
    // Another tab adds a fourth one.
    stored('two-cup-teapot', 'slow-morning-cup', 'sunday-pan', 'desk-monstera');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'compare' })));
    expect(screen.getByRole('link', { name: 'Compare (4)' })).toBeVisible();
    await user.click(toggle);
    expect(
      await screen.findByText(
        'Up to 4 products can be compared. Remove one of these first: Stored two-cup-teapot · Stored slow-morning-cup · Stored sunday-pan · Stored desk-monstera',
      ),
    ).toBeVisible();
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
  });

  test('is filled from a list, without opening the page of a product', async () => {
    const { user } = await openPage(pathOf(platform, 'hall', { keyword: 'headphones' }));
    await user.click(await screen.findByRole('button', { name: 'Add Cloud Nine headphones to bag' }));
    const dialog = within(await screen.findByRole('dialog'));
    const toggle = await dialog.findByRole('button', { name: 'Compare' });
    expect([toggle.getAttribute('aria-pressed'), dialog.queryByRole('link', { name: /^Compare/ })]).toEqual([
      'false',
      null,
    ]);
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await user.click(dialog.getByRole('link', { name: 'Compare (1)' }));
    expect(await screen.findByRole('heading', { name: 'Compare products', level: 1 })).toBeVisible();
    expect(headers()).toEqual(['Cloud Nine headphones']);
  });

  test('is a table with a column for each product, which marks what differs and can leave out the others', async () => {
    stored('cloud-nine-headphones', 'windowsill-speaker');
    const { user } = await open();
    expect(await screen.findByRole('table')).toBeVisible();
    expect(headers()).toEqual(['Cloud Nine headphones', 'Windowsill speaker']);
    expect(rowNames().slice(0, 2)).toEqual(['Price (differs)', 'Rating (differs)']);
    const equal = rowNames().filter((name) => !name?.endsWith('(differs)'));
    expect(equal.length).toBeGreaterThan(0);
    await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    expect(rowNames().filter((name) => !name?.endsWith('(differs)'))).toEqual([]);
  });

  test('lets a product be removed, until there is nothing to compare', async () => {
    stored('cloud-nine-headphones', 'windowsill-speaker');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove “Cloud Nine headphones” from the comparison' }));
    expect(headers()).toEqual(['Windowsill speaker']);
    expect(screen.getByText('Add a second product to see how they differ.')).toBeVisible();
    expect(rowNames().filter((name) => name?.endsWith('(differs)'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove “Windowsill speaker” from the comparison' }));
    expect(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
    expect(compareStorage.read()).toEqual([]);
  });

  test('opens the options of a product for the bag', async () => {
    stored('cloud-nine-headphones');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add “Cloud Nine headphones” to the bag' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('says which products are gone or could not be loaded, beside the others', async () => {
    stored('nothing', 'windowsill-speaker', 'sunday-pan');
    server.use(
      http.get('*/api/home/goodsDetail', ({ request }) =>
        new URL(request.url).searchParams.get('id') === 'sunday-pan'
          ? HttpResponse.json({}, { status: 400 })
          : undefined,
      ),
    );
    const { user } = await open();
    expect(await screen.findByText('“Stored nothing” is no longer in the shop.')).toBeVisible();
    expect(headers()).toEqual(['Windowsill speaker']);
    expect(screen.getByText('“Stored sunday-pan” could not be loaded.')).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(headers()).toEqual(['Windowsill speaker', 'Sunday pan']));
    await user.click(screen.getByRole('button', { name: 'Remove “Stored nothing” from the comparison' }));
    expect(screen.queryByText('“Stored nothing” is no longer in the shop.')).toBeNull();
  });
});
