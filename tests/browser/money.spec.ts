/** Amounts are written with the same digits in Node (tests, prerendering) and in the browser, in every active currency. */
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { formatMoney } from '../../src/lib/money';
import { activeCurrencies } from '../setup/activeCurrencies';
import { expect, test } from './support/storeTest';

const amount = 1_234_567;
const languages = ['en', 'zh-CN'] as const;
const codes = activeCurrencies.map(([code]) => code);

/** The amount without the symbol, which may differ between releases of the locale data. */
const figuresOf = (shown: string) => shown.replace(/^\D+/, '');

test('amounts have the same digits in Node and in the browser', async ({ page }) => {
  const [script] = buildSync({
    entryPoints: [resolve(__dirname, '../../src/lib/money.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'money',
    write: false,
  }).outputFiles;
  await page.goto('about:blank');
  await page.addScriptTag({ content: script?.text ?? '' });
  const inBrowser = await page.evaluate(
    ([currencies, tags, minor]) => {
      const { formatMoney: format } = Reflect.get(window, 'money') as { formatMoney: typeof formatMoney };
      return currencies.flatMap((currency) => tags.map((tag) => format(minor, currency, tag)));
    },
    [codes, languages, amount] as const,
  );
  const inNode = codes.flatMap((currency) => languages.map((tag) => formatMoney(amount, currency, tag)));
  expect(inBrowser.map(figuresOf)).toEqual(inNode.map(figuresOf));
  expect(inBrowser).toHaveLength(codes.length * languages.length);
});
