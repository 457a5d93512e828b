/** What people who have pages read out would stumble over. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { atRest } from './atRest';

const source = readFileSync(resolve(__dirname, '../../../node_modules/axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page, a line for each element; not in notices, whose colours it meets while they come and go. With
 * `rules`, by these alone. No rule that is asked needs what axe would fetch anew for each question, sheets and sounds.
 */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // A colour that still fades is nobody's.
  await atRest(page);
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    `axe.run({ exclude: [".adm-toast-mask", ".ant-message"] }, ${JSON.stringify({ resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) })})`,
  );
  return violations.flatMap(({ id, impact, nodes }) => nodes.map(({ target, failureSummary = '' }) => `${impact} ${id} at ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join(' ').trim()}`));
}
