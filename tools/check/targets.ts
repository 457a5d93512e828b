/**
 * `npm run targets`: checks that the build in `dist` works in the oldest promised browsers (`tools/build/browsers/targets.ts`). It names
 * every built-in, web API and feature of CSS that they lack and that is neither polyfilled, tested for, nor accepted, and every
 * accepted use that the build does not have.
 */
import { acceptedCss } from '../build/browsers/acceptedCss';
import { acceptedUses } from '../build/browsers/acceptedUses';
import { checkScripts, scriptsIn } from '../build/browsers/checkScripts';
import { checkSheets, sheetsIn } from '../build/browsers/checkSheets';
import { readPolyfills } from '../build/browsers/polyfills';
import { readCommandLine } from '../command/commandLine';
import { distFolder } from '../build/freshness';
import { isDemoShop } from '../config/shopConfig';
import { runCommand, StartError } from '../command/startError';

runCommand(() => {
  readCommandLine({
    command: 'npm run targets',
    about: 'Checks that the scripts and style sheets in dist work in the oldest promised browsers.',
  });
  const scripts = checkScripts(scriptsIn(distFolder));
  const sheets = checkSheets(sheetsIn(distFolder));
  // A shop may have switched off what uses it.
  const stale = !isDemoShop()
    ? []
    : [
        ...acceptedUses.filter((one) => !one.isInQuickBuildsOnly && !scripts.accepted.has(one)).map(({ name }) => name),
        ...acceptedCss.filter((one) => !sheets.accepted.has(one)).map(({ name }) => String(name)),
      ];
  const problems = [
    ...scripts.problems,
    ...sheets.problems,
    ...stale.map((name) => `No file of the build uses this any more, so its entry is not needed: ${name}`),
  ];
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  const added = Object.values(readPolyfills()?.builtIns ?? {}).flat().length;
  process.stdout.write(
    `The build uses nothing that the promised browsers lack; its polyfills add ${added} functions.\n`,
  );
});
