/** Which runner runs which test files. tests/architecture/testFiles.test.ts checks that no test file is left out. */
module.exports = {
  /** Folders with tests that Jest runs. */
  jestFolders: ['src', 'shop', 'mock', 'tools', 'tests'],
  /** Jest in Node. */
  node: '\\.test\\.ts$',
  /** Jest in jsdom. */
  screens: '\\.test\\.tsx$',
  /** Playwright, below tests/browser. */
  browser: '/tests/browser/[^/]+\\.spec\\.ts$',
  /** Browser tests of a shop that is not the demo shop, which run alone. */
  ownShop: 'ownShop.spec.ts',
  /** Browser tests of desktop features. They run on the desktop only. */
  desktopOnly: ['desktop.spec.ts', 'print.spec.ts'],
  /** Browser tests that do not depend on the platform. They run on the phone only. */
  onePlatform: [
    'secondBrand.spec.ts',
    'development.spec.ts',
    'faultChecks.spec.ts',
    'brokenFiles.spec.ts',
    'serviceWorkerDeploys.spec.ts',
    'cacheIntegrity.spec.ts',
    'webServers.spec.ts',
    'hosting.spec.ts',
    'secondBuild.spec.ts',
    'sitesBelowPath.spec.ts',
    'sitesOfReadablePages.spec.ts',
  ],
};
