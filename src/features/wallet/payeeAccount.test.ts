import { plainAccount, readableAccount, getAccountError } from './payeeAccount';

describe('a payee account', () => {
  test.each([
    [' 4000 1234-1234 4821 ', '4000123412344821'],
    ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['４０００１２３４', '40001234'],
    ['4000–1234', '40001234'],
    ['mei.lin-2@mail.example', 'mei.lin-2@mail.example'],
    ['+8613800138000', '+8613800138000'],
  ])('typed as %j is sent as %j', (typed, account) => {
    expect(plainAccount(typed)).toBe(account);
    expect(getAccountError(typed)).toBeUndefined();
  });

  test.each([
    ['', 'missing'],
    [' - ', 'missing'],
    ['123', 'tooShort'],
    ['1'.repeat(35), 'tooLong'],
    ['4000/1234', 'characters'],
    ['银行卡号1234', 'characters'],
  ])('typed as %j is %s', (typed, fieldError) => expect(getAccountError(typed)).toBe(fieldError));

  test('is shown in fours, an address as it is', () => {
    expect(readableAccount('4000123412344821')).toBe('4000 1234 1234 4821');
    expect(readableAccount('DE8937040044053')).toBe('DE89 3704 0044 053');
    expect(readableAccount('mei@mail.example')).toBe('mei@mail.example');
  });
});
