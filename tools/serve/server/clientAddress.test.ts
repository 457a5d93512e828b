import { addressChainOf, clientKeyOf, forwardedHeaders, isProxyAddress } from './clientAddress';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[2001:DB8:1:2:3:4:5:6]:4711', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', ''],
])('the client with the address %s is counted as "%s"', (ip, client) => {
  expect(clientKeyOf({ ip })).toBe(client);
});

test('with proxies the client is the farthest address that they name', () => {
  // The nearest one first, as Fastify has them.
  const ips = ['10.0.0.2', 'unknown', '10.0.0.1', '203.0.113.7'];
  expect(addressChainOf({ ip: '10.0.0.2', ips })).toEqual(['203.0.113.7', '10.0.0.1', '10.0.0.2']);
  expect(clientKeyOf({ ip: '10.0.0.2', ips })).toBe('203.0.113.7');
  expect(forwardedHeaders({ ip: '10.0.0.2', ips, protocol: 'https', host: 'shop.example' })).toEqual({
    'x-forwarded-for': '203.0.113.7, 10.0.0.1, 10.0.0.2',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'shop.example',
  });
});

test.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8', true],
  ['10.0.0.0/32', true],
  ['10.0.0.0/33', false],
  ['2001:db8::/128', true],
  ['2001:db8::/129', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['loopback', true],
  ['loopback/8', false],
  ['proxy.example', false],
])('%s is the address of a proxy: %s', (text, expected) => {
  expect(isProxyAddress(text)).toBe(expected);
});
