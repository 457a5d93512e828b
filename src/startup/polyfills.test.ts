import { needsPolyfills } from './polyfills';

const needs = (builtIns: Record<string, string[]>) => needsPolyfills({ file: '/polyfills.0a1b2c3d.js', builtIns });

describe('the file with polyfills is needed', () => {
  test.each([
    ['for nothing', {}, false],
    ['by no browser that has every built-in', { 'Array.prototype': ['at', 'map'], Object: ['hasOwn'] }, false],
    ['where a method is missing', { 'Array.prototype': ['at', 'notYet'] }, true],
    ['where the last object lacks one', { Object: ['hasOwn'], 'String.prototype': ['notYet'] }, true],
    ['where the object is missing', { 'NotYet.prototype': ['at'] }, true],
    ['where an object of an object is missing', { 'Array.notYet.prototype': ['at'] }, true],
  ])('%s', (_, builtIns, expected) => expect(needs(builtIns)).toBe(expected));
});
