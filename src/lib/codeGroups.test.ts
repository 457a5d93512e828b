import { codeGroups } from './codeGroups';

test.each([
  ['K7QF-2MXA-9TRB', ['K7QF', '2MXA', '9TRB']],
  ['K7QF 2MXA', ['K7QF', '2MXA']],
  ['12-3456 78', ['12', '3456', '78']],
  ['7K4M92QD', ['7K4M', '92QD']],
  ['7K4M92QD1', ['7K4M', '92QD', '1']],
  ['ABCDE', ['ABCDE']],
  ['', []],
])('the code "%s" is read in groups', (code, groups) => expect(codeGroups(code)).toEqual(groups));
