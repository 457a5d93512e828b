/** Every address of the specification stands by itself: opened alone, by somebody who never was here, and by a customer. */
import { screen } from '@testing-library/react';
import { addresses } from '../setup/addresses';
import { openShop } from '../setup/freshShop';
import { openPage } from '../setup/openPage';

const richCustomer = () => openShop({ scene: 'default' }).customer('+14155550134');
/** From there a customer is led on at once. */
const isSignIn = (address: string) => /login/i.test(address);

function expectPageOfItsOwn() {
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
  expect(screen.queryByRole('heading', { name: 'There is no such page' })).toBeNull();
}

test.each(addresses)('/%s is a page with one title, for a visitor', async (address) => {
  await openPage(`/${address}`);
  expectPageOfItsOwn();
});

test.each(addresses.filter((address) => !isSignIn(address)))('/%s is a page with one title, for a customer who has something of everything', async (address) => {
  await openPage(`/${address}`, { as: richCustomer() });
  expectPageOfItsOwn();
});

test('an address that is none leads to the page that says so', async () => {
  await openPage('/pc/nowhere');
  expect(screen.getAllByRole('heading', { name: 'There is no such page' })).not.toHaveLength(0);
});
