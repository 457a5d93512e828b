/** Accessibility checks with axe. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { waitForAnimations, waitForTransitions } from './waitForAnimations';

const source = readFileSync(resolve(__dirname, '../../../node_modules/axe-core/axe.min.js'), 'utf8');

/**
 * Marks the header, footer and navigation whose markup axe has checked with these rules in this document, theme and width. Pages of
 * a platform share them. Runs in the page.
 */
function markCheckedParts(rules: string): void {
  const checked: Set<string> = Reflect.get(window, 'checkedParts') ?? new Set<string>();
  Object.assign(window, { checkedParts: checked });
  const parts = [...document.querySelectorAll('#root :is(header, footer, nav):not(main *, header *, footer *, nav *)')];
  for (const part of parts) {
    part.removeAttribute('data-checked');
    const key = `${rules} ${document.documentElement.dataset['theme']} ${window.innerWidth} ${part.outerHTML}`;
    if (checked.has(key)) part.setAttribute('data-checked', '');
    else checked.add(key);
  }
}

/**
 * Violations that axe finds on the page, one line for each element. Notices are excluded, because their colours fade
 * in and out. `rules` limits the check to these rules. `preload: false` skips rules that fetch style sheets and media
 * again. `onlyNewParts` skips headers, footers and navigation that an earlier call checked with the same markup.
 */
export async function violationsOf(
  page: Page,
  { rules, onlyNewParts = false }: { rules?: readonly string[]; onlyNewParts?: boolean } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // A fading colour would fail the contrast rule.
  await waitForAnimations(page);
  if (onlyNewParts) await page.evaluate(markCheckedParts, rules?.join() ?? 'all');
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    `axe.run({ exclude: [".adm-toast-mask", ".ant-message", "[data-checked]"] }, ${JSON.stringify({ resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) })})`,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${impact} ${id} at ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join(' ').trim()}`,
    ),
  );
}

/**
 * Violations on what the page shows now, in the light and in the dark theme. The themes differ in colours only, so the dark one needs
 * only the contrast rule.
 */
export async function violationsInBothThemes(page: Page, options: { onlyNewParts?: boolean } = {}): Promise<string[]> {
  const violations: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await waitForTransitions(page);
    const found = await violationsOf(page, { ...options, ...(theme === 'dark' && { rules: ['color-contrast'] }) });
    violations.push(...found.map((violation) => `${theme} – ${violation}`));
  }
  return violations;
}
