/** Messages of paying an order. They travel with the code of its result page. */
export const pay = {
  'checkout.pay.title': 'How would you like to pay?',
  'checkout.pay.order': 'Order {number}',
  'checkout.pay.methods': 'Ways to pay',
  'checkout.pay.unusable': 'Not available for this order',
  'checkout.pay.other': 'Choose another way to pay',
  'checkout.pay.notOpened':
    'The payment page couldn’t be opened, so you weren’t charged there. Check again, or contact us if it stays this way.',
  'checkout.pay.declined': 'Your payment was declined ({name}). You weren’t charged.',
  'checkout.pay.cancelled': 'You canceled the payment ({name}). You weren’t charged.',
  'checkout.pay.unheard':
    '{name} hasn’t confirmed your payment yet. Your order updates by itself as soon as it does. If you didn’t finish paying, you can go on or choose another way.',
  'checkout.pay.returned': 'Your payment arrived after this order was closed. {amount} goes back to: {name}.',
  'checkout.pay.returnedTwice': 'We received a second payment. {amount} goes back to: {name}.',
  'checkout.pay.mayReturn':
    '{name} hasn’t confirmed your payment. If you were charged {amount}, you get it back automatically.',
} as const;
