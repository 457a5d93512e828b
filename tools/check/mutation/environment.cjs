/** Jest environment that runs tests in .tsx files in jsdom and all others in Node, as the two projects do. */
const { TestEnvironment: Node } = require('jest-environment-node');
const Screens = require('jest-fixed-jsdom');

module.exports = class {
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx') ? Screens : Node;
    return new Environment(config, context);
  }
};
