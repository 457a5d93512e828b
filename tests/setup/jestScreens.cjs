/** Whatever needs a browser: tests that end in .tsx, in jsdom, against the demo shop through msw. */
const common = require('./jestCommon.cjs');

module.exports = {
  ...common,
  displayName: 'screens',
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost/' },
  testMatch: ['<rootDir>/{src,tests}/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/\\.umi'],
  setupFiles: ['<rootDir>/tests/setup/browserStubs.ts'],
  setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/tests/setup/patience.ts', '<rootDir>/tests/setup/quietConsole.ts', '<rootDir>/tests/setup/freshShop.ts'],
};
