/** Transpiles Umi's generated files with the changes with which webpack reads them. */
const { createTransformer } = require('@swc/jest');
const { changeFor } = require('../../tools/umiFiles.cjs');

module.exports = {
  createTransformer(options) {
    const transformer = createTransformer(options);
    const read = (source, path) => changeFor(path)?.(source) ?? source;
    return {
      ...transformer,
      process: (source, path, ...rest) => transformer.process(read(source, path), path, ...rest),
      getCacheKey: (source, path, ...rest) => transformer.getCacheKey(read(source, path), path, ...rest),
    };
  },
};
