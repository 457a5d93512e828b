/** Whatever needs no browser, which starts in a third of the time: tests that end in .ts. */
module.exports = {
  ...require('./jestCommon.cjs'),
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,mock,tools,tests}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/\\.umi'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup/quietConsole.ts'],
};
