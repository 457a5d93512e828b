import { screen } from '@testing-library/react';
import { buyer, line, openCheckout, placeOrderButton } from '../setup/checkoutSteps';
import { platforms } from '../setup/openPage';

const read = ['heading', 'region', 'link', 'button', 'checkbox', 'switch', 'textbox', 'radio'] as const;

/** The elements of these roles from the heading of the page to the button that places the order, in the order of the document. */
function readElements(): HTMLElement[] {
  const all = read
    .flatMap((role) => screen.queryAllByRole(role))
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const first = all.indexOf(screen.getByRole('heading', { level: 1 }));
  return all.slice(first, all.indexOf(screen.getByRole('button', { name: /^Pay \$/ })) + 1);
}

type Reading = readonly (readonly [role: (typeof read)[number], name: string | RegExp])[];
const consents: Reading = [
  ['region', 'Order summary'],
  ['region', 'Legal'],
  ['checkbox', 'I have read and accept the user agreement and the privacy policy'],
  ['button', 'user agreement'],
  ['button', 'privacy policy'],
  ['button', 'Pay $190.00'],
];

/** What a screen reader reads of the checkout, in order. */
const readings: Readonly<Record<'h5' | 'pc', Reading>> = {
  h5: [
    ['heading', 'Checkout'],
    ['region', 'Delivery address'],
    ['button', /^Change the delivery address: Ada/],
    ['region', 'Your items'],
    ['link', 'phones'],
    ['button', 'One less'],
    ['button', 'One more'],
    ['button', 'Remove phones'],
    ['region', 'Ways to save'],
    ['button', /^welcome Your only coupon, already applied/],
    ['button', /^Discount code/],
    ['switch', 'Use balance'],
    ['region', 'Ways to pay'],
    ['heading', 'Ways to pay'],
    ['radio', /^Card Visa/],
    ['radio', /^Card, on the bank’s page/],
    ['radio', /^Plum Pay/],
    ['region', 'Note and gift message'],
    ['button', /^Gift message/],
    ['button', /^Note to the shop/],
    ...consents,
  ],
  pc: [
    ['heading', 'Checkout'],
    ['region', 'Delivery address'],
    ['heading', 'Delivery address'],
    ['button', 'Change the delivery address'],
    ['region', 'Your items'],
    ['heading', 'Your items'],
    ['link', 'phones'],
    ['button', 'One less'],
    ['button', 'One more'],
    ['button', 'Remove phones'],
    ['region', 'Ways to pay'],
    ['heading', 'Ways to pay'],
    ['radio', /^Card Visa/],
    ['radio', /^Card, on the bank’s page/],
    ['radio', /^Plum Pay/],
    ['region', 'Note and gift message'],
    ['button', /^Gift message/],
    ['button', /^Note to the shop/],
    ['region', 'Ways to save'],
    ['button', /^welcome Your only coupon, already applied/],
    ['button', 'Enter a discount code'],
    ['switch', 'Use balance'],
    ...consents,
  ],
};

test.each(platforms)('a screen reader reads the checkout on %s in the order of the page', async (platform) => {
  await openCheckout(platform, [line('phones.only', 2)], buyer());
  await placeOrderButton('$190.00');
  await screen.findByText(/1 Main Street/);
  await screen.findByRole('button', { name: 'One more' });
  await screen.findAllByRole('radio');
  const all = readElements();
  const expected = readings[platform].map(([role, name]) => screen.getByRole(role, { name }));
  expect(expected.map((element) => all.indexOf(element))).toEqual([...all.keys()]);
});
