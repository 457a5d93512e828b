/** Whatever needs a browser: hooks, screens and journeys in jsdom, against the demo shop through msw. */
const common = require('./jestCommon.cjs');

module.exports = {
  ...common,
  displayName: 'screens',
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost/' },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/tests/{screens,journeys}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/(domain|locales|api/schema)/', '<rootDir>/src/\\.umi'],
  setupFiles: ['<rootDir>/tests/setup/browserStubs.ts'],
  setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/tests/setup/patience.ts', '<rootDir>/tests/setup/quietConsole.ts', '<rootDir>/tests/setup/freshShop.ts'],
};
