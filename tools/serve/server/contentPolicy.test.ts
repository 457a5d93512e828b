import { createHash } from 'node:crypto';
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

test('inline scripts are allowed by their hashes, and data has none', () => {
  const page =
    '<script>start()</script><script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>';
  expect(contentPolicy(page)['script-src']).toEqual([
    "'self'",
    `'sha256-${createHash('sha256').update('start()').digest('base64')}'`,
  ]);
});
