/** A picture in tests. */
module.exports = 'picture';
