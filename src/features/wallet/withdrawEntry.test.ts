import type { Balance } from '@/api/wallet';
import { withdrawRequestOf, getAmountError, getChosenPayee, getWithdrawEntryError, NEW_PAYEE } from './withdrawEntry';

const balance: Balance = {
  currency: 'USD',
  available: 20_000,
  frozen: 0,
  withdrawMinimum: 1_000,
  feeFixed: 50,
  feePerMille: 6,
};

describe('the amount of a withdrawal', () => {
  test.each([
    ['', 'missing'],
    ['ten', 'unreadable'],
    ['10.0010', 'unreadable'],
    ['10.001', 'aboveBalance'],
    ['10,50', undefined],
    ['9.99', 'belowMinimum'],
    ['10', undefined],
    ['200.00', undefined],
    ['200.01', 'aboveBalance'],
    ['１００', undefined],
  ])('typed as %j: %s', (typed, fieldError) => expect(getAmountError(typed, balance)).toBe(fieldError));

  test('is counted in the digits of the currency', () => {
    expect(getAmountError('12.5', { ...balance, currency: 'JPY' })).toBe('unreadable');
    expect(getAmountError('1000', { ...balance, currency: 'JPY' })).toBeUndefined();
    expect(getAmountError('1.000', { ...balance, currency: 'KWD' })).toBeUndefined();
    expect(getAmountError('10.50', { ...balance, currency: 'HUF' })).toBeUndefined();
    expect(getAmountError('1.0000', { ...balance, currency: 'CLF' })).toBeUndefined();
    expect(getAmountError('1.00001', { ...balance, currency: 'CLF' })).toBe('unreadable');
  });

  test('must leave something after the fee, and nothing cannot be withdrawn', () => {
    const free = { ...balance, withdrawMinimum: 0 };
    expect(getAmountError('0.50', free)).toBe('feeTakesAll');
    expect(getAmountError('0.52', free)).toBeUndefined();
    expect(getAmountError('0', free)).toBe('belowMinimum');
  });
});

const typed = { amount: '10', payeeId: NEW_PAYEE, payeeName: 'Ada', payeeAccount: '1234' };

describe('a withdrawal', () => {
  test('is ready when nothing is wrong, and is sent without what was only there to read it', () => {
    const entry = { amount: '1,00.5', payeeId: NEW_PAYEE, payeeName: ' Mei Lin ', payeeAccount: '4000 1234' };
    expect(withdrawRequestOf(entry, balance)).toBeUndefined();
    expect(withdrawRequestOf({ ...entry, amount: '100.5' }, balance)).toEqual({
      amount: 10_050,
      payeeName: 'Mei Lin',
      payeeAccount: '40001234',
    });
  });

  test('names every field that is wrong', () => {
    expect(getWithdrawEntryError({ ...typed, amount: '', payeeName: ' ', payeeAccount: '12' }, balance)).toEqual({
      amount: 'missing',
      payeeName: 'missing',
      payeeAccount: 'tooShort',
    });
    expect(getWithdrawEntryError({ ...typed, payeeName: 'x'.repeat(61) }, balance)).toEqual({
      payeeName: 'tooLong',
    });
  });

  test('to a known payee names it alone, whatever was typed before', () => {
    const entry = { ...typed, payeeId: 'w-1', payeeName: '', payeeAccount: '12' };
    expect(getWithdrawEntryError(entry, balance)).toEqual({});
    expect(withdrawRequestOf(entry, balance)).toEqual({ amount: 1_000, payeeId: 'w-1' });
  });
});

describe('the payee of the form', () => {
  const payees = [
    { id: 'w-2', name: 'Ada', account: '·· 4821' },
    { id: 'w-1', name: 'Ada', account: '·· 1111' },
  ];

  test.each([
    ['', '', payees, 'w-2'],
    ['w-1', '', payees, 'w-1'],
    ['w-1', 'Mei', payees, 'w-1'],
    ['gone', '', payees, 'w-2'],
    ['', 'Mei', payees, NEW_PAYEE],
    [NEW_PAYEE, '', payees, NEW_PAYEE],
    ['', '', [], NEW_PAYEE],
    ['w-1', '', undefined, NEW_PAYEE],
  ])('chosen as %j with the typed name %j', (chosen, name, known, expected) =>
    expect(getChosenPayee(chosen, name, known)).toBe(expected),
  );
});
