/** What both Jest projects share: the transpiler, the aliases of the app, and which packages come as ES modules only. */
const path = require('node:path');

const rootDir = path.resolve(__dirname, '../..');

/** These have no CommonJS build although their files end in .js; everything else but .mjs runs as it is, which is many times faster. */
const esmOnly = ['@umijs/renderer-react', 'umi/client', '@babel/runtime/helpers/esm', 'until-async', 'rettime', 'content-disposition', 'cookie'];

const options = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

module.exports = {
  rootDir,
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/src/.umi-production'],
  transform: { '/src/\\.umi/.*\\.tsx?$': ['<rootDir>/tests/setup/umiFiles.cjs', options], '\\.[cm]?[jt]sx?$': ['@swc/jest', options] },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/)?(?:${esmOnly.join('|')})/).*(?<!\\.mjs)$`],
  moduleNameMapper: {
    '\\.(css|less)$': '<rootDir>/tests/setup/styleNames.cjs',
    '\\.(png|webp|jpe?g|svg|gif)$': '<rootDir>/tests/setup/pictureName.cjs',
    // The kits' single modules exist as CommonJS beside the ES modules that the app imports.
    '(?:^|/)Dom/dynamicCSS$': '<rootDir>/tests/setup/noSheets.cjs',
    '^antd-mobile/es/(.*)$': '<rootDir>/node_modules/antd-mobile/cjs/$1',
    '^antd/es/(.*)$': '<rootDir>/node_modules/antd/lib/$1',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@@/(.*)$': '<rootDir>/src/.umi/$1',
    '^(@umijs/max|umi)$': '<rootDir>/src/.umi/exports',
  },
};
