/**
 * One Jest project for both kinds of tests, because StrykerJS measures coverage in a single project. It is read in Stryker's
 * copy of the project, whose `node_modules` is a link. `testMatch` comes from the command.
 */
const { realpathSync } = require('node:fs');
const { dirname, join } = require('node:path');
const common = require('../../../tests/setup/jestCommon.cjs');
const node = require('../../../tests/setup/jestNode.cjs');
const screens = require('../../../tests/setup/jestScreens.cjs');

/** The project itself. Files that Umi generates import its modules by absolute paths. */
const project = dirname(realpathSync(join(common.rootDir, 'node_modules')));

module.exports = {
  ...common,
  globals: {
    ...common.globals,
    SETUP_FILES: {
      node: node.setupFilesAfterEnv,
      screens: [...screens.setupFiles, ...screens.setupFilesAfterEnv],
    },
  },
  testEnvironment: join(__dirname, 'environment.cjs'),
  testEnvironmentOptions: screens.testEnvironmentOptions,
  testPathIgnorePatterns: node.testPathIgnorePatterns,
  setupFilesAfterEnv: ['<rootDir>/tools/check/mutation/setup.cjs'],
  moduleNameMapper: {
    [`^${project}/src/(?!.*\\.(?:css|less)$)(.*)$`]: '<rootDir>/src/$1',
    ...common.moduleNameMapper,
  },
};
