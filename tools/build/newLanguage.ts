/** The files with which a translation begins. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../command/run';
import { messageFiles } from './languageMessages';
import { localesFolder, readLanguage, referenceCode } from './languages';

/** The folders of the kits' texts, and how their names join language and region. */
const kits = {
  kitH5: { folder: 'antd-mobile/es/locales', name: 'antd-mobile', separator: '-' },
  kitPc: { folder: 'antd/es/locale', name: 'antd', separator: '_' },
};

/** The file of a kit with the texts of a language: that of its usual region, or of another one. Undefined without one. */
function kitLocale(code: string, { folder, separator }: (typeof kits)[keyof typeof kits]): string | undefined {
  const { language, region } = new Intl.Locale(code).maximize();
  const names = readdirSync(join(projectFolder, 'node_modules', folder)).flatMap((name) =>
    name.startsWith(`${language}${separator}`) && /^[a-zA-Z_-]+\.js$/.test(name) ? [name.replace(/\.js$/, '')] : [],
  );
  return names.find((name) => name.endsWith(`${separator}${region}`)) ?? names[0];
}

const kitFile = (name: keyof typeof kits, locale: string) =>
  `/** The texts of ${kits[name].name}. */\nimport locale from '${kits[name].folder}/${locale}';\n\nexport const ${name} = locale;\n`;

/** A file whose messages are comments in English: a translator removes the slashes and translates. */
function emptyFile(name: string): string {
  const source = readFileSync(join(localesFolder, referenceCode, `${name}.ts`), 'utf8');
  const body = source.slice(source.indexOf('export const')).split('\n').slice(1);
  // Texts of the configuration and those of other files need no translation here.
  const lines = body.filter((line) => line.startsWith('  ') && !/: SHOP\.\w+\.en,$|^ {2}\.\.\./.test(line));
  return [
    `import type { ${name} as en } from '@/locales/en/${name}';`,
    "import type { SameMessages } from '@/locales/sameMessages';",
    '',
    `export const ${name}: Partial<SameMessages<typeof en>> = {`,
    ...lines.map((line) => `  // ${line.slice(2)}`),
    '};',
    '',
  ].join('\n');
}

/** Writes the folder of a language that has none. Returns the names of its files. */
export function beginLanguage(code: string, root = localesFolder): string[] {
  const own = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const { withoutFiles } = readLanguage(referenceCode);
  const facts = { tag: code, name: own.charAt(0).toLocaleUpperCase(code) + own.slice(1), withoutFiles };
  const files = new Map([['language.json', `${JSON.stringify(facts, null, 2)}\n`]]);
  for (const name of ['kitH5', 'kitPc'] as const) {
    const locale = kitLocale(code, kits[name]);
    if (locale) files.set(`${name}.ts`, kitFile(name, locale));
  }
  for (const name of messageFiles()) files.set(`${name}.ts`, emptyFile(name));
  mkdirSync(join(root, code), { recursive: true });
  for (const [name, text] of files)
    if (!existsSync(join(root, code, name))) writeFileSync(join(root, code, name), text);
  return [...files.keys()];
}
