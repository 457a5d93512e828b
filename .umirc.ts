import { defineConfig } from '@umijs/max';
import { helperFolder, pathsToLeaveOut } from './tools/leaveOut';

export default defineConfig({
  history: { type: 'hash' },
  base: '/',
  publicPath: '/',
  hash: true,
  npmClient: 'npm',
  model: {},
  initialState: {},
  request: {},
  antd: false,
  mock: { exclude: ['mock/shop/**'] },
  // While developing, the packages are bundled by esbuild: a quarter of what webpack takes for them.
  mfsu: { esbuild: true },
  // Every index.tsx below src/pages is a route and nothing else is, so that the parts of a page live beside it.
  conventionRoutes: { exclude: [/(^|\/)(?!index\.tsx$|404\.tsx$)[^/]+$/] },
  // A quarter of a default entry is polyfills; these targets need none.
  polyfill: false,
  // `npm run size -- --why` looks up which source each built byte is from.
  ...(process.env['MAPS_FOLDER'] && { devtool: 'hidden-source-map' as const, outputPath: process.env['MAPS_FOLDER'] }),
  targets: { chrome: 88, safari: 15, firefox: 91, edge: 88, ios: 15 },
  srcTranspiler: 'esbuild',
  // Every browser of the targets reads it as it is written; by itself this lowers to 2015, with a helper in each module that spreads.
  // What Umi itself adds while developing waits at the top of a module, which only later ones may.
  srcTranspilerOptions: { esbuild: { target: process.env['NODE_ENV'] === 'development' ? 'es2022' : 'es2020' } },
  depTranspiler: 'none',
  jsMinifier: 'terser',
  jsMinifierOptions: { ecma: 2020, compress: { passes: 3 }, format: { comments: /allFunctionsCalledOnLoad/ } },
  // The address of an operator's image service; part of the build.
  define: { 'process.env.PICTURE_URL': process.env['PICTURE_URL'] ?? '' },
  helmet: false,
  title: 'Persimmon',
  plugins: ['./tools/umiPluginHtml', './tools/umiPluginChunks', './tools/umiPluginTrust', './tools/umiPluginFiles', './tools/umiPluginEntry'],
  chainWebpack(memo, { env, webpack }) {
    // Nearly all of the entry runs at once. A browser that is told so reads it on another thread while it comes, not when it is run.
    if (env === 'production') memo.plugin('entry-hint').use(webpack.BannerPlugin, [{ banner: '//# allFunctionsCalledOnLoad', raw: true, entryOnly: true, test: /^umi\..*js$/ }]);
    if (env === 'development') {
      // This file of Umi's is in memory alone: looked for on the disk it counts as removed, and everything is compiled twice more.
      memo.watchOptions({ ignored: /mfsu-virtual-entry/ });
      // What Umi adds there awaits; webpack takes the targets for browsers that cannot, and warns of it on every page.
      memo.output.set('environment', { asyncFunction: true });
    }
    memo.output.chunkLoadTimeout(120_000);
    // The phone kit's index counts as having effects because it brings the kit's global sheet. Then every page that imports
    // one component carries all that any page uses. The shell brings the sheet itself.
    memo.module.rule('phone-kit-index').test(/antd-mobile[\\/]es[\\/]index\.js$/).sideEffects(false);
    // Schemas are built by calls, which webpack cannot know to be without effects: pages then carry only those they use.
    memo.module.rule('contract').test(/[\\/]src[\\/]api[\\/]/).sideEffects(false);
    // The index through which Umi hands everything out names the request plugin, which would bring it into the entry.
    memo.module.rule('umi-index').test(/[\\/]\.umi(-production)?[\\/](exports|plugin-request[\\/]index)\.ts$/).sideEffects(false);
    // What all icons share is a little in each chunk that has one, and together more than a file of its own.
    memo.optimization.splitChunks({
      ...memo.optimization.get('splitChunks'),
      cacheGroups: {
        ...memo.optimization.get('splitChunks')?.cacheGroups,
        icons: { test: /lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/, name: 'icons', chunks: 'async', enforce: true, priority: 10 },
        // Nearly every page reads goods. In its own file each had all of that once more, the first load twice.
        reading: { test: /[\\/]src[\\/](?:api[\\/](?:homeCalls|schema[\\/](?:goods|ticket))|hooks[\\/](?:useRead|answers|useQuery|useKnownGoods)|domain[\\/](?:knownGoods|picture)|components[\\/]common[\\/]Picture)\.tsx?$/, name: 'reading', chunks: 'async', enforce: true, priority: 10 },
      },
    });
    // Numbers instead of names: the entry holds a list of all files that may be loaded, and names are half of it.
    memo.output.chunkFilename('[id].[contenthash:6].async.js');
    memo.plugin('mini-css-extract-plugin').tap(([options = {}]) => [{ ...options, chunkFilename: '[id].[contenthash:6].chunk.css' }]);
    // Stands in for Node's process and Buffer; nothing in the bundle asks for them without looking first.
    memo.plugins.delete('node-polyfill-provider');
    // Two packages of Umi bring a copy each, in an older version.
    if (env === 'production') memo.resolve.alias.set('@babel/runtime', helperFolder());
    // A matter of bytes alone, and esbuild knows no alias for nothing.
    if (env === 'production') for (const path of pathsToLeaveOut()) memo.resolve.alias.set(path, false);
    return memo;
  },
});
