import type { Request } from 'express';
import { clientAddress, clientNetwork } from './client-address.js';

const from = (ip: string | undefined) => ({ ip }) as Request;

it.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:7:12::1', '2001:db8:7:12::/64', '2001:db8:7::/48'],
  ['not an address', 'unknown', 'unknown'],
  [undefined, 'unknown', 'unknown'],
])('counts %s by the address %s and the network %s', (ip, address, network) => {
  expect(clientAddress(from(ip))).toBe(address);
  expect(clientNetwork(from(ip))).toBe(network);
});
