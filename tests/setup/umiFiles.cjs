/** Jest transformer for Umi's generated routes: applies the webpack loader before the transpilation. */
const { createTransformer } = require('@swc/jest');
const umiFiles = require('../../tools/build/umiFiles.cjs');

module.exports = {
  createTransformer(options) {
    const transformer = createTransformer(options);
    const read = (source, path) => (umiFiles.file.test(path) ? umiFiles(source) : source);
    return {
      ...transformer,
      process: (source, path, ...rest) => transformer.process(read(source, path), path, ...rest),
      getCacheKey: (source, path, ...rest) => transformer.getCacheKey(read(source, path), path, ...rest),
    };
  },
};
