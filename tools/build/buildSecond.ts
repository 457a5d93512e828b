/** `npm run build:second`: makes the second build of the tests. */
import { buildInto } from './build';
import { readCommandLine } from '../command/commandLine';
import { secondBuild, secondFolder } from './secondBuild';
import { runCommand } from '../command/startError';

runCommand(async () => {
  const variables = Object.entries(secondBuild).map(([name, value]) => `${name}=${value}`);
  readCommandLine({
    command: 'npm run build:second',
    about: `Makes the build of the hosting tests in .build/second, with ${variables.join(' ')}.`,
  });
  Object.assign(process.env, secondBuild);
  await buildInto(secondFolder);
});
