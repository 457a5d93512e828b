/** Whatever needs no browser: domain, contract, demo shop, tools, server. */
module.exports = {
  ...require('./jestCommon.cjs'),
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/src/{domain,locales,api/schema}/**/*.test.ts',
    '<rootDir>/{mock,tools}/**/*.test.ts',
    '<rootDir>/tests/{shop,server,contract,faults}/**/*.test.ts',
    '<rootDir>/tests/*.test.ts',
  ],
  setupFilesAfterEnv: ['<rootDir>/tests/setup/quietConsole.ts'],
};
