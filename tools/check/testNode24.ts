/** `npm run test:node24`: the tests of server, prerendering and sign-in on Node 24, whatever Node runs this script. */
import { spawn } from 'node:child_process';
import { readCommandLine } from '../command/commandLine';
import { projectFolder } from '../command/run';
import { runCommand, StartError } from '../command/startError';

const tests = ['tests/server', 'tools/build/prerender', 'shop/signIn'];

runCommand(async () => {
  const { operands } = readCommandLine({
    command: 'npm run test:node24',
    about:
      'Runs the tests of server, prerendering and sign-in on Node 24. npm downloads its binary, the package "node".',
    passesTo: 'Jest, for example -t "name of the test"',
  });
  const node = ['exec', '--yes', '--package=node@24', '--', 'node'];
  const child = spawn('npm', [...node, 'tools/command/cli.cjs', 'check/test.ts', ...tests, ...operands], {
    cwd: projectFolder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const code = await new Promise((done, fail) => child.once('error', fail).once('close', done));
  if (code !== 0) throw new StartError('The tests failed on Node 24.');
});
