/** A configuration file that cannot be run, or exports no configuration. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectFolder } from '../command/run';
import { StartError } from '../command/startError';
import { withConfig } from '../../tests/setup/configProblems';
import { loadShop } from './shopConfig';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
const file = join(folder, 'mine.ts');
const name = relative(projectFolder, file);
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["export default {\n  name: 'Q'\n  motto: 'M' };", `line 3: Expected "}" but found "motto": motto: 'M' };`],
  ["export const shop = { name: 'Q' };", "no default export: expected export default { name: 'My shop' }"],
  ['export default { name: word };', 'ReferenceError: word is not defined'],
  ['import one from "./none";\nexport default one;', 'line 1: Could not resolve "./none": import one from "./none";'],
  ['export default 7;', 'the file = 7: expected an object'],
])('%j is refused in one line', (text, line) => {
  writeFileSync(file, text);
  expect(() => withConfig(file, loadShop)).toThrow(new StartError(`${name}: ${line}`));
});
