/** The folder with which a translation begins, until it is complete. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeShop } from '../config/shopConfig';
import { languageMessages } from './languageMessages';
import { missingText } from './languageReport';
import { localesFolder, readLanguage } from './languages';
import { beginLanguage } from './newLanguage';

const shop = completeShop({ name: 'Quince', languages: ['en'] });
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'locales-'));
  cpSync(join(localesFolder, 'en'), join(root, 'en'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const stateOf = (code: string) => languageMessages(code, shop, root);

test('a new folder has no message, and each in English as a comment', () => {
  beginLanguage('it', root);
  expect(readLanguage('it', root)).toMatchObject({ tag: 'it', name: 'Italiano' });
  expect(read('it/steps.ts')).toBe(`import type { steps as en } from '@/locales/en/steps';
import type { SameMessages } from '@/locales/sameMessages';

export const steps: Partial<SameMessages<typeof en>> = {
  // 'steps.done': 'done',
  // 'steps.now': 'in progress',
  // 'steps.open': 'to come',
};
`);
  const { missing, total, messages } = stateOf('it');
  expect(missing).toHaveLength(total);
  expect(missing.map(({ key }) => key)).not.toContain('shell.motto');
  expect(messages['shellShared']).toMatchObject({ 'shell.account': 'Account' });
});

test('a message whose slashes are removed is translated, and the others stay English', () => {
  beginLanguage('it', root);
  writeFileSync(
    join(root, 'it/steps.ts'),
    read('it/steps.ts').replace("// 'steps.done': 'done'", "'steps.done': 'fatto'"),
  );
  const { missing, total, messages, problems } = stateOf('it');
  expect(messages['steps']).toEqual({ 'steps.done': 'fatto', 'steps.now': 'in progress', 'steps.open': 'to come' });
  expect([missing.length, problems]).toEqual([total - 1, []]);
  expect(missingText('it', { ...stateOf('it'), missing: missing.slice(0, 12), total: 1140 })).toEqual([
    'src/locales/it: 12 of 1,140 messages are missing and shown in English',
  ]);
});

test.each([
  ['it', 'antd-mobile/es/locales/it-IT', 'antd/es/locale/it_IT'],
  ['pt-BR', 'antd-mobile/es/locales/pt-BR', 'antd/es/locale/pt_BR'],
  ['pl', undefined, 'antd/es/locale/pl_PL'],
])('%s has the texts of the kits that know it', (code, phone, desktop) => {
  const files = beginLanguage(code, root);
  const importOf = (name: string) =>
    files.includes(name) ? /from '(.+)';/.exec(read(`${code}/${name}`))?.[1] : undefined;
  expect([importOf('kitH5.ts'), importOf('kitPc.ts')]).toEqual([phone, desktop]);
});
