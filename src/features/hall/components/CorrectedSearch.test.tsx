import { screen } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import { openPage } from '../../../../tests/setup/openPage';

describe.each(['h5', 'pc'] as const)('a search without all its words on %s', (platform) => {
  test.each([
    ['velvet kettle', 'No product fits all of “velvet kettle”. Showing results for “kettle”.'],
    ['velvet kettel', 'No product fits all of “velvet kettel”. Showing results for “kettle”.'],
    ['kettel', 'No results for “kettel”. Showing results for “kettle”.'],
    ['kettle', undefined],
  ])('says of "%s": %s', async (keyword, text) => {
    await openPage(pathOf(platform, 'hall', { keyword }));
    expect(await screen.findByRole('link', { name: /kettle/i })).toBeVisible();
    const sentences = screen.queryAllByText(/Showing results for/).map(({ textContent }) => textContent);
    expect(sentences).toEqual(text === undefined ? [] : [text]);
  });
});
