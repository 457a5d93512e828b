import { dirname, join } from 'node:path';
import { defineConfig } from '@umijs/max';
import { baseUrlDefines, readBaseUrls } from './tools/config/baseUrls';
import { selectorFallbacks } from './tools/build/browsers/selectorFallbacks';
import { targets } from './tools/build/browsers/targets';
import { exitWithParent } from './tools/command/exitWithParent';

interface WebpackModule {
  readonly type: string;
}
interface Chunk {
  readonly name?: string | null;
  canBeInitial(): boolean;
}
interface ChunkGraph {
  getModuleChunksIterable(module: WebpackModule): Iterable<{ readonly name?: string | null }>;
}

/** Whether a script is part of both the shell and the home page of a platform. */
function isInShellAndHome(module: WebpackModule, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name);
  return (
    module.type.startsWith('javascript') &&
    ['h5', 'pc'].some(
      (platform) => chunks.includes(`shell-${platform}`) && chunks.includes(`src__pages__${platform}__home__index`),
    )
  );
}

/** The folder in which tools/build/build.ts makes a build. */
const buildFolder = process.env['BUILD_FOLDER'];
// A bundler whose build was killed must not go on beside the next one: both write into src/.umi-production.
exitWithParent(buildFolder !== undefined);

// The development server and its demo shop are at the root.
if (process.env['NODE_ENV'] === 'development') delete process.env['BASE'];
const baseUrls = readBaseUrls();
/** Whether the build is a quick one (`npm run build -- --quick`). */
const isQuickBuild = Boolean(process.env['QUICK_BUILD']);

export default defineConfig({
  history: { type: 'hash' },
  // The routes are in the hash, so they do not depend on the path of the storefront.
  base: '/',
  publicPath: `${baseUrls.basePath}/`,
  hash: true,
  npmClient: 'npm',
  model: {},
  request: {},
  antd: false,
  // Umi loads mock/index.ts alone. It watches the folders of `include` as well, and with the exclusion loads no file of them: an edited
  // rule is used at once.
  mock: { include: ['shop'], exclude: ['mock/!(index).*', 'mock/*/**/*', 'shop'] },
  // In development esbuild bundles the packages, in a quarter of webpack's time.
  mfsu: { esbuild: true },
  // Every index.tsx below src/pages is a route, and nothing else is (https://github.com/umijs/umi/issues/2412).
  conventionRoutes: { exclude: [/(^|\/)(?!index\.tsx$|404\.tsx$)[^/]+$/] },
  // Polyfills are a file of their own, which only browsers that lack one of them load (tools/build/browsers).
  polyfill: false,
  // For error reporting. `npm run build -- --maps` moves them out of the build, whose files do not name them.
  ...(process.env['SOURCE_MAPS'] && { devtool: 'hidden-source-map' }),
  // `npm run build -- --analyze` writes analysis/report.html and leaves `dist` as it is.
  analyze: { analyzerMode: 'static', reportFilename: 'report.html', defaultSizes: 'gzip' },
  ...(process.env['ANALYZE'] ? { outputPath: 'analysis' } : buildFolder && { outputPath: buildFolder }),
  targets,
  extraPostCSSPlugins: [selectorFallbacks()],
  // Shorter than Umi's names: class names stand in scripts and sheets, and their random letters cannot be compressed.
  cssLoaderModules: { localIdentName: '[local][hash:base64:4]' },
  srcTranspiler: 'esbuild',
  // All targets run ES2021. Umi lowers to ES2015 whatever `targets` says (https://github.com/umijs/umi/issues/10579). In
  // development Umi adds a top-level await, which needs ES2022.
  srcTranspilerOptions: {
    esbuild: {
      target: process.env['NODE_ENV'] === 'development' ? 'es2022' : 'es2021',
      // All targets run class fields, the part of ES2022 that the sources use.
      supported: { 'class-field': true, 'class-static-field': true },
    },
  },
  depTranspiler: 'none',
  jsMinifier: isQuickBuild ? 'esbuild' : 'terser',
  // esbuild's helpers are globals with the same names in several files.
  esbuildMinifyIIFE: isQuickBuild,
  // The last two write functions without `this` as arrows and methods: 0.7 kB (h5) and 0.9 kB (pc) less in the first load. "Unsafe" are they for
  // code that needs the prototype of such a function, which the browser tests on this build would show.
  jsMinifierOptions: isQuickBuild
    ? {}
    : {
        ecma: 2021,
        compress: { passes: 2, inline: 1, hoist_funs: true, unsafe_arrows: true, unsafe_methods: true },
      },
  // The address of the operator's image service.
  define: { 'process.env.PICTURE_URL': process.env['PICTURE_URL'] ?? '', ...baseUrlDefines(baseUrls) },
  helmet: false,
  plugins: [
    './tools/build/umiPluginGenerate',
    './tools/build/umiPluginShop',
    './tools/build/umiPluginLocales',
    './tools/build/umiPluginHtml',
    './tools/build/umiPluginReports',
    './tools/build/umiPluginTrust',
    './tools/build/umiPluginFiles',
  ],
  chainWebpack(memo, { env, webpack }) {
    if (env === 'development') {
      // Umi 4.7.22 keeps this file in memory only. The watcher takes it for a removed file and compiles everything again.
      memo.watchOptions({ ignored: /mfsu-virtual-entry/ });
      // Without it webpack warns on every page that the targets lack the async functions that Umi adds in development
      // (https://github.com/webpack/webpack/pull/17958).
      memo.output.set('environment', { asyncFunction: true });
    }
    if (env === 'production') memo.entry('umi').clear().add(join(__dirname, 'src/startup/entry.ts'));
    memo.output.chunkLoadTimeout(120_000);
    // A name in the scripts that webpack would take from package.json.
    memo.output.set('uniqueName', 'shop');
    // antd-mobile's index imports its global sheet and so counts as a side effect: every page with one component would contain
    // all components that any page uses. The shell of the phone imports the sheet itself.
    memo.module
      .rule('phone-kit-index')
      .test(/antd-mobile[\\/]es[\\/]index\.js$/)
      .sideEffects(false);
    // Schemas are created by calls, which webpack takes for side effects. A page contains only the schemas that it uses.
    memo.module
      .rule('contract')
      .test(/[\\/]src[\\/]api[\\/]/)
      .sideEffects(false);
    // What few configurations use on the home page would otherwise be part of every first load, for the style sheets that it imports.
    memo.module
      .rule('configured-home')
      .test(/[\\/]src[\\/](features[\\/]home[\\/]components[\\/]ConfiguredSections|components[\\/]PriceNote)\.tsx$/)
      .sideEffects(false);
    // The developer page needs the whole contract. It gets a copy of its own, because webpack would else keep every call and
    // schema in the files of the first load, of which the shop uses a few.
    if (env === 'production') {
      memo.experiments({ ...memo.get('experiments'), layers: true });
      memo.module
        .rule('whole-contract')
        .test(/[\\/]src[\\/]features[\\/]docs[\\/]contract[\\/]/)
        .layer('contract');
    }
    // The index of Umi's exports names the request plugin, which would become a part of the entry.
    memo.module
      .rule('umi-index')
      .test(/[\\/]\.umi(-production)?[\\/](exports|plugin-request[\\/]index)\.ts$/)
      .sideEffects(false);
    // Umi's request plugin imports a data hook, and its renderer the HTML of a server. The app uses neither.
    memo.module
      .rule('unused-umi')
      .test(/@ahooksjs[\\/]use-request|@umijs[\\/]renderer-react[\\/]dist[\\/]/)
      .sideEffects(false);
    memo.optimization.splitChunks({
      ...memo.optimization.get('splitChunks'),
      // What the developer page loads is not shared with other pages: each file more makes the entry longer.
      chunks: (chunk: Chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith('src__pages__docs'),
      // Fewer files: the entry lists each of them, and a page asks for fewer.
      minSize: 60_000,
      cacheGroups: {
        ...memo.optimization.get('splitChunks')?.cacheGroups,
        // Code that the shell and the home page of a platform both contain is one file, which all other pages use as well.
        shared: { test: isInShellAndHome, name: 'shared', chunks: 'async', enforce: true, priority: 10 },
        // What every component of antd-mobile imports would be repeated in the chunks of the kit, of the forms and of pages.
        kitBase: {
          test: /antd-mobile[\\/]es[\\/](?:locales[\\/](?:zh-CN|base)\.|components[\\/]config-provider|utils[\\/](?:native-props|with-default-props|use-props-value|attach-properties))/,
          name: 'kit-base-h5',
          chunks: 'async',
          enforce: true,
          priority: 10,
        },
        // The code that all icons share would be repeated in each chunk with an icon.
        icons: {
          test: /lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
          name: 'icons',
          chunks: 'async',
          enforce: true,
          priority: 10,
        },
      },
    });
    // Ids of four digits instead of five: 0.4 kB of the first load of a phone.
    if (env === 'production') {
      memo.optimization.set('moduleIds', false);
      memo.plugin('module-ids').use(webpack.ids.DeterministicModuleIdsPlugin, [{ maxLength: 4, fixedLength: true }]);
    }
    // Numbers instead of names: the entry contains a list of all chunks, and names would be half of it.
    memo.output.chunkFilename('[id].[contenthash:6].async.js');
    memo
      .plugin('mini-css-extract-plugin')
      .tap(([options = {}]) => [{ ...options, chunkFilename: '[id].[contenthash:6].chunk.css' }]);
    // It replaces Node's process and Buffer, which the bundle does not need.
    memo.plugins.delete('node-polyfill-provider');
    // The same functions in a sixth of the bytes (https://es-toolkit.dev/compatibility.html). ahooks and antd-mobile import three of them.
    if (env === 'production') memo.resolve.alias.set('lodash', 'es-toolkit/compat');
    // Umi 4.7.22 depends on two older versions.
    if (env === 'production')
      memo.resolve.alias.set('@babel/runtime', dirname(require.resolve('@babel/runtime/package.json')));
    return memo;
  },
});
