/** The rule that ends every built style sheet: a browser that does not find it was sent a part of the sheet only. */
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Its selector; nothing in the shop has this class. */
export const sheetEnd = '.sheet-end';

/** Ends every style sheet at the top of `folder`; returns how many. */
export function endSheets(folder: string): number {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  for (const name of sheets) appendFileSync(join(folder, name), `${sheetEnd}{}`);
  return sheets.length;
}
