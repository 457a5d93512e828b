const { availableParallelism } = require('node:os');

// Three and a half hours behind UTC, with summer time: a day that is read in local time is a day too early there. The browser tests run
// in the zone of the machine. Workers inherit it; `TEST_ZONE=Asia/Tokyo npm test` tries another.
process.env.TZ = process.env.TEST_ZONE ?? 'America/St_Johns';

module.exports = {
  // One more than the CPU cores: a suite is idle an eighth of its time.
  maxWorkers: availableParallelism() + 1,
  // A worker frees more than a gigabyte when it ends, which takes longer than the default of 500 ms.
  workerGracefulExitTimeout: 10_000,
  projects: ['<rootDir>/tests/setup/jestNode.cjs', '<rootDir>/tests/setup/jestScreens.cjs'],
};
