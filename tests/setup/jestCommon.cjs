/** Configuration that both Jest projects share. */
const path = require('node:path');
const { register } = require('tsx/cjs/api');
const { jestFolders } = require('./testFiles.cjs');

const rootDir = path.resolve(__dirname, '../..');
const ownMessages = path.join(rootDir, 'src/.umi-test/locales');

// Three and a half hours behind UTC, with summer time: a day that is read in local time is a day too early there. The browser tests run
// in the zone of the machine. Workers inherit it; `TEST_ZONE=Asia/Tokyo npm test` tries another.
process.env.TZ = process.env.TEST_ZONE ?? 'America/St_Johns';

/**
 * Packages without a CommonJS build whose files end in .js. Other packages are not transformed except .mjs files,
 * which is much faster. The second and third are dependencies of htmlparser2. The last four are dependencies of msw: https://github.com/mswjs/msw/issues/2591 and
 * https://github.com/mswjs/msw/issues/2698.
 */
const esmOnly = [
  'htmlparser2',
  'dom(?:-serializer|elementtype|handler|utils)',
  'entities',
  '@umijs/renderer-react',
  'umi/client',
  '@babel/runtime/helpers/esm',
  'until-async',
  'rettime',
  'content-disposition',
  'cookie',
];

const options = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

/**
 * The constants of the demo shop, which the tests are for. Each test file has its own copy. For another shop `src/.umi` has the messages of
 * its languages, so those of the demo shop are written beside it. Workers inherit the variable.
 */
function readShop() {
  const unregister = register();
  try {
    const { demoConfigFile, isDemoShop, loadShop } = require('../../tools/config/shopConfig.ts');
    if (!isDemoShop()) process.env.SHOP_CONFIG = demoConfigFile;
    if (process.env.SHOP_CONFIG) require('../../tools/build/localeModules.ts').writeLocaleModules(ownMessages);
    return loadShop();
  } finally {
    unregister();
  }
}

const shop = readShop();

module.exports = {
  rootDir,
  // The shop of shop.config.ts at the root of its origin, with the API behind it.
  globals: { SHOP: shop, BASE_PATH: '', API_ROOT: '' },
  roots: jestFolders.map((folder) => path.join(rootDir, folder)),
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.build', '<rootDir>/src/.umi-production'],
  transform: {
    '/src/\\.umi/.*\\.tsx?$': ['<rootDir>/tests/setup/umiFiles.cjs', options],
    '\\.[cm]?[jt]sx?$': ['@swc/jest', options],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/)?(?:${esmOnly.join('|')})/).*(?<!\\.mjs)$`],
  moduleNameMapper: {
    '\\.(css|less)$': '<rootDir>/tests/setup/styleNames.cjs',
    '\\.(png|webp|jpe?g|svg|gif)$': '<rootDir>/tests/setup/pictureName.cjs',
    // The kits have CommonJS builds beside the ES modules that the app imports.
    '(?:^|/)Dom/dynamicCSS$': '<rootDir>/tests/setup/noSheets.cjs',
    '^antd-mobile/es/(.*)$': '<rootDir>/node_modules/antd-mobile/cjs/$1',
    '^antd/es/(.*)$': '<rootDir>/node_modules/antd/lib/$1',
    '^@/(.*)$': '<rootDir>/src/$1',
    // The hooks of the shop belong to its operator. Only tests that switch them on load them.
    '^@@/shopHooks$': '<rootDir>/tests/setup/shopHooks.ts',
    ...(process.env.SHOP_CONFIG && { '^@@/locales/(.*)$': `${ownMessages}/$1` }),
    '^@@/(.*)$': '<rootDir>/src/.umi/$1',
    '^(@umijs/max|umi)$': '<rootDir>/src/.umi/exports',
  },
};
