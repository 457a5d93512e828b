/** Which mutants `--sample` measures. Plain JavaScript, because the command and StrykerJS's processes read it. */
const { createHash } = require('node:crypto');

/** Environment variable of StrykerJS's processes: the share of mutants that are measured, in percent. */
const SAMPLE = 'MUTATION_SAMPLE';

/** Whether the mutant with this id of StrykerJS is one of the `percent` that are measured. Same code and percentage, same mutants. */
const isSampled = (id, percent) =>
  percent >= 100 || createHash('sha1').update(id).digest().readUInt16BE() % 100 < percent;

module.exports = { SAMPLE, isSampled };
