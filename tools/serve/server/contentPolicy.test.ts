import { contentPolicy, defaultSources, permissionsPolicy } from './contentPolicy';

test.each([
  [[], 'payment=()'],
  [['https://pay.example/frames/'], 'payment=(self "https://pay.example")'],
  [['https://pay.example', 'https://b.example'], 'payment=(self "https://pay.example" "https://b.example")'],
])('frames of %j may ask for payments as %s says', (frame, payment) => {
  const policy = permissionsPolicy({ ...defaultSources, frame });
  expect(policy.split(', ').find((part) => part.startsWith('payment'))).toBe(payment);
});

test('a second Trusted Types policy exists for a shop with scripts of others alone', () => {
  expect(contentPolicy('<html></html>')['trusted-types']).toEqual(['shop']);
  expect(contentPolicy('<html></html>', { ...defaultSources, hasScripts: true })['trusted-types']).toEqual([
    'shop',
    'default',
  ]);
});
