/** Tests in .tsx files: jsdom with the demo shop behind msw. */
const common = require('./jestCommon.cjs');
const testFiles = require('./testFiles.cjs');

module.exports = {
  ...common,
  displayName: 'screens',
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost/' },
  testRegex: testFiles.screens,
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/\\.umi'],
  setupFiles: ['<rootDir>/tests/setup/browserStubs.ts'],
  setupFilesAfterEnv: [
    '@testing-library/jest-dom',
    '<rootDir>/tests/setup/visuallyHidden.ts',
    '<rootDir>/tests/setup/timeouts.ts',
    '<rootDir>/tests/setup/quietConsole.ts',
    '<rootDir>/tests/setup/freshShop.ts',
  ],
};
