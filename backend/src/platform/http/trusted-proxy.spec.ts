import { trustedProxy } from './trusted-proxy.js';

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.20.0.5', '192.168.1.9', 'fd00::7'])(
  'believes a proxy that is as near as %s',
  (address) => {
    expect(trustedProxy(1)(address, 0)).toBe(true);
  },
);

it.each(['203.0.113.9', '2001:db8::1', '::ffff:203.0.113.9', 'unknown', ''])(
  'believes no stranger at %j',
  (address) => {
    expect(trustedProxy(1)(address, 0)).toBe(false);
  },
);

it('trusts no header when there is no proxy', () => {
  expect(trustedProxy(0)('127.0.0.1', 0)).toBe(false);
});

it('believes the proxies before the nearest one by their number', () => {
  const isTrusted = trustedProxy(2);
  expect([isTrusted('10.0.0.1', 0), isTrusted('203.0.113.9', 1), isTrusted('10.0.0.1', 2)]).toEqual([
    true,
    true,
    false,
  ]);
});

it('believes only the addresses that are named', () => {
  const isTrusted = trustedProxy(1, '203.0.113.9,2001:db8::/32');
  expect(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:5::1'].map((address) => isTrusted(address, 0))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['127.0.0.1', '203.0.113.8'].map((address) => isTrusted(address, 0))).toEqual([false, false]);
});
