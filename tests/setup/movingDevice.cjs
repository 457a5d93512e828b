/**
 * Jest environment of a device that travels: `moveDevice(zone)` gives it the time zone of that IANA name. A test file names it in its
 * first comment.
 */
const JsdomEnvironment = require('jest-fixed-jsdom');

module.exports = class MovingDevice extends JsdomEnvironment {
  async setup() {
    this.zoneBefore = process.env.TZ;
    await super.setup();
    this.global.moveDevice = (zone) => {
      process.env.TZ = zone;
    };
  }

  async teardown() {
    await super.teardown();
    if (this.zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = this.zoneBefore;
  }
};
