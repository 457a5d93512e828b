/**
 * Jest environment in the time zone of St. John's, three and a half hours behind UTC: a calendar day that is read in local time is a
 * day too early there. A test file names it in its first comment.
 */
const JsdomEnvironment = require('jest-fixed-jsdom');

module.exports = class WesternZone extends JsdomEnvironment {
  async setup() {
    this.zoneBefore = process.env.TZ;
    process.env.TZ = 'America/St_Johns';
    await super.setup();
  }

  async teardown() {
    await super.teardown();
    if (this.zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = this.zoneBefore;
  }
};
