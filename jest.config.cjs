const { availableParallelism } = require('node:os');

module.exports = {
  // One more than the CPU cores: a suite is idle an eighth of its time.
  maxWorkers: availableParallelism() + 1,
  // A worker frees more than a gigabyte when it ends, which takes longer than the default of 500 ms.
  workerGracefulExitTimeout: 10_000,
  projects: ['<rootDir>/tests/setup/jestNode.cjs', '<rootDir>/tests/setup/jestScreens.cjs'],
};
