/**
 * Starts a script of `tools`: `node tools/command/cli.cjs <folder>/<script> [arguments]`. It is plain JavaScript for any
 * version of Node, because it says in one line what is missing before TypeScript can run.
 */
const fs = require('fs');
const path = require('path');

const projectFolder = path.resolve(__dirname, '../..');
const script = process.argv[2];
/** The oldest major version of Node that `engines` names. */
const minNode = parseInt(
  JSON.parse(fs.readFileSync(path.join(projectFolder, 'package.json'), 'utf8')).engines.node.replace(/^\D+/, ''),
  10,
);

function stop(message) {
  process.stderr.write(message + '\n');
  process.exit(1);
}

function isInstalled(name) {
  return fs.existsSync(path.join(projectFolder, 'node_modules', name, 'package.json'));
}

/** Whether everything is installed, and not only what `npm ci --omit=dev` installs. */
const isDevelopmentInstall = isInstalled('tsx') && isInstalled('jsdom');
/** Scripts that work without the packages for development: they serve and check what was built. */
const servingScripts = ['serve/start.ts', 'serve/serve.ts', 'serve/policy.ts', 'build/pages.ts', 'check/checkApi.ts'];

if (Number(process.versions.node.split('.')[0]) < minNode)
  stop('Persimmon needs Node ' + minNode + ' or newer. This is Node ' + process.versions.node + '.');

if (!isDevelopmentInstall && !(isInstalled('tsx') && servingScripts.includes(script))) {
  // `npm ci --omit=dev` also runs postinstall. It has nothing to prepare.
  if (process.env['npm_lifecycle_event'] === 'postinstall') process.exit(0);
  stop(
    isInstalled('tsx')
      ? 'This command needs the packages for development. Run "npm ci" without --omit=dev first.'
      : 'The packages of this project are not installed. Run "npm ci" first.',
  );
}

require('tsx/cjs');
require('../config/shopGlobal.cjs');
process.argv.splice(1, 2, path.join(projectFolder, 'tools', script));
// The script becomes the main module, so `require.main === module` holds in it.
require('module').runMain();
