import type { Address } from '@/api/addresses';
import { chosenAddress } from './chosenAddress';

const addressWith = (id: string, isDefault = false): Address => ({
  id,
  isDefault,
  recipient: 'Mei Lin',
  phone: '+14155550134',
  region: 'CA',
  city: 'San Francisco',
  street: '18 Maple Street',
  postcode: '94110',
});
const book = [addressWith('office'), addressWith('home', true)];

describe('the address of a checkout', () => {
  test('is the default one until another is chosen', () => {
    expect(chosenAddress(book, null)?.id).toBe('home');
    expect(chosenAddress(book, 'office')?.id).toBe('office');
  });

  test('is the default one again when the chosen one was removed', () => {
    expect(chosenAddress(book, 'gone')?.id).toBe('home');
  });

  test('is the first of a book without a default, and none of an empty book', () => {
    expect(chosenAddress([addressWith('only')], null)?.id).toBe('only');
    expect(chosenAddress([], 'home')).toBeUndefined();
  });
});
