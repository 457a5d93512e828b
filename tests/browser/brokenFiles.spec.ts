/**
 * Script and style files that are missing, HTML, truncated or pending. The handling code is the same on both
 * platforms.
 */
import { chunkGroupNamed, readChunkReport } from '../../tools/build/chunkReport';
import { brokenFileErrors, describeBrokenFile, productHash, productPageFile } from './support/brokenFiles';
import { visit } from './support/navigation';
import { expect, test } from './support/storeTest';

describeBrokenFile('the script of the entry', () => /\/umi\.[0-9a-f]+\.js$/, { isOfEntry: true });
describeBrokenFile('the style of the entry', () => /\/umi\.[0-9a-f]+\.css$/, { isOfEntry: true });
describeBrokenFile('the script of a page', productPageFile('.js'));
describeBrokenFile('the style of a page', productPageFile('.css'));

test(
  'without the script of a bottom sheet a message says so, and the next press opens the sheet',
  { tag: '@h5' },
  async ({ page, platform, t, expectConsole }) => {
    expectConsole(brokenFileErrors);
    const report = readChunkReport();
    const ofPage = new Set(
      ['kit-h5', 'src__pages__h5__components__goodsDetail__index'].flatMap(
        (name) => chunkGroupNamed(report, name).files,
      ),
    );
    const own = chunkGroupNamed(report, 'sheet-h5').files.filter((file) => file.endsWith('.js') && !ofPage.has(file));
    const isOwn = ({ pathname }: URL) => own.includes(pathname.slice(1));
    await page.route(isOwn, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));
    await visit(page, productHash(platform));
    const choose = page.getByRole('button', { name: /^Buy/ });
    await choose.click();
    // The reviews may miss the same file, and say so with their name.
    await expect(page.getByText(t('problem.line.title'), { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor radio');
    expect(page.url()).toContain(`#${productHash(platform)}`);
    await page.unroute(isOwn);
    await choose.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);
