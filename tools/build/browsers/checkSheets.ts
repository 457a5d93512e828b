/** Checks that nothing essential in the style sheets of a build depends on what the promised browsers lack. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedCss, type AcceptedCss } from './acceptedCss';
import { findCssUses } from './findCssUses';

/** A style sheet of a build. */
export interface BuiltSheet {
  /** Its file, or the page of a style element. */
  readonly name: string;
  readonly css: string;
}

/** The sheets in the folder of a build, and the style elements of its pages. */
export function sheetsIn(folder: string): BuiltSheet[] {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const names = readdirSync(folder);
  return [
    ...names.filter((name) => name.endsWith('.css')).map((name) => ({ name, css: read(name) })),
    ...names
      .filter((name) => name.endsWith('.html'))
      .flatMap((name) =>
        [...read(name).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, css = '']) => ({ name, css })),
      ),
  ];
}

/** One message for each kind of use that is not accepted, and the accepted features that occurred. */
export function checkSheets(sheets: readonly BuiltSheet[], list: readonly AcceptedCss[] = acceptedCss) {
  const problems = new Set<string>();
  const accepted = new Set<AcceptedCss>();
  for (const { name: file, css } of sheets)
    for (const { name, code } of findCssUses(css)) {
      const entry = list.find((one) => one.name.test(name) && (one.code?.test(code) ?? true));
      if (entry) accepted.add(entry);
      else problems.add(`${file}: ${name} in ${code.replaceAll(/\s+/g, ' ').slice(0, 160)}`);
    }
  return { problems: [...problems], accepted };
}
