/**
 * Appends a marker rule to each built style sheet. A browser that does not find the rule received a truncated sheet.
 */
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Selector of the marker rule. No element has this class. */
export const styleSheetEnd = '.sheet-end';

/** Appends the marker rule to the style sheets directly in `folder`. Returns their number. */
export function appendEndRules(folder: string): number {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  for (const name of sheets) appendFileSync(join(folder, name), `${styleSheetEnd}{}`);
  return sheets.length;
}
