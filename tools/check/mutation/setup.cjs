/** Loads the setup files of the Jest project that the test file belongs to. */
const { resolve } = require('node:path');

const { testPath } = expect.getState();
for (const file of globalThis.SETUP_FILES[testPath.endsWith('.tsx') ? 'screens' : 'node'])
  require(file.replace('<rootDir>', resolve(__dirname, '../../..')));
