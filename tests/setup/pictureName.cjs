/** Replaces picture imports in tests. */
module.exports = 'picture';
