import { findOption, optionsWith } from './formFields';

const states = [
  { value: 'CA', label: 'California' },
  { value: 'NY', label: 'New York' },
];

test.each([
  ['CA', 'CA'],
  ['ca', 'CA'],
  ['California', 'CA'],
  ['california ', 'CA'],
  ['N.Y.', 'NY'],
  ['New  York', 'NY'],
  ['Bavaria', undefined],
  ['', undefined],
  ['-', undefined],
])('"%s" names the region %s', (text, value) => expect(findOption(states, text)?.value).toBe(value));

test.each([
  [[{ value: 'QC', label: 'Quebec' }], 'Québec', 'QC'],
  [[{ value: 'Co. Dublin' }], 'County Dublin', 'Co. Dublin'],
  [[{ value: 'Co. Dublin' }], 'Dublin', 'Co. Dublin'],
  [[{ value: '广西' }], '广西壮族自治区', '广西'],
  [[{ value: '广东省' }], '广东', '广东省'],
  [[{ value: '北京市' }], '北京', '北京市'],
])('of %j, "%s" names %s', (options, text, value) => expect(findOption(options, text)?.value).toBe(value));

test('a value comes before a name: the value of one region can be the name of another', () =>
  expect(
    findOption(
      [
        { value: 'B', label: 'A' },
        { value: 'A', label: 'B' },
      ],
      'A',
    )?.value,
  ).toBe('A'));

test('a saved spelling is in place of the region that it names, and another one comes first', () => {
  expect(optionsWith(states, '')).toEqual(states);
  expect(optionsWith(states, 'NY')).toEqual(states);
  expect(optionsWith(states, 'california')).toEqual([{ value: 'california', label: 'California' }, states[1]]);
  expect(optionsWith(states, 'Bavaria')).toEqual([{ value: 'Bavaria' }, ...states]);
});
