const { availableParallelism } = require('node:os');

module.exports = {
  // One more than the CPU cores: a suite is idle an eighth of its time.
  maxWorkers: availableParallelism() + 1,
  projects: ['<rootDir>/tests/setup/jestNode.cjs', '<rootDir>/tests/setup/jestScreens.cjs'],
};
