import { addressIn, canBeCalled } from './guarded-http.js';

/** Spellings of addresses in URLs; the URL parser normalizes decimal, octal and hexadecimal forms. */
const PRIVATE = [
  '127.0.0.1',
  '127.1',
  '127.255.255.254',
  '0.0.0.0',
  '0',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '017700000001',
  '10.0.0.1',
  '10.255.255.255',
  '167772161',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.168.255.255',
  '3232235521',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '169.254.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fd12:3456::1]',
  '[ff02::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:169.254.169.254]',
  '[::ffff:7f00:1]',
  '[::ffff:a9fe:a9fe]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::a9fe:a9fe]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::]',
  '[2001:0:7f00:1::]',
  '[2001:db8::1]',
  '[64:ff9b:1::7f00:1]',
  '[100::1]',
  '[2001:2::1]',
  '[3fff::1]',
  '[5f00::1]',
];

it.each(PRIVATE)('calls no one at %s', (host) => {
  const address = addressIn(new URL(`https://${host}/hooks`));
  expect(address).not.toBeNull();
  expect(canBeCalled(address ?? '', false)).toBe(false);
});

it.each(['93.184.216.34', '8.8.8.8', '[2606:2800:220:1:248:1893:25c8:1946]', '1572395042'])('may call %s', (host) => {
  expect(canBeCalled(addressIn(new URL(`https://${host}/`)) ?? '', false)).toBe(true);
});

it('finds no address in a name', () => {
  expect(addressIn(new URL('https://receiver.example/hooks'))).toBeNull();
});

it('lets development call this machine, and no other private one', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map((address) => canBeCalled(address, true))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['10.0.0.1', '169.254.169.254', 'fd00::1', '0.0.0.0'].map((address) => canBeCalled(address, true))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
