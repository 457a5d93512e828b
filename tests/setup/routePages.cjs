/** Transpiles the file of Umi's routes as `tools/umiPluginPages.ts` has webpack read it. */
const { createTransformer } = require('@swc/jest');
const routePages = require('../../tools/routePages.cjs');

module.exports = {
  createTransformer(options) {
    const transformer = createTransformer(options);
    return {
      ...transformer,
      process: (source, ...rest) => transformer.process(routePages(source), ...rest),
      getCacheKey: (source, ...rest) => transformer.getCacheKey(routePages(source), ...rest),
    };
  },
};
