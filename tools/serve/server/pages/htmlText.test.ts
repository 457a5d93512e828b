import { summaryText } from './htmlText';

test.each([
  ['Tea for two', 11, 'Tea for two'],
  ['Tea for two', 10, 'Tea for…'],
  ['Tea for two', 9, 'Tea for…'],
  ['Teakettles', 5, 'Teak…'],
  [' Tea \n for  two ', 20, 'Tea for two'],
])('%j in %d characters is %j', (text, length, expected) => {
  expect(summaryText(text, length)).toBe(expected);
});
