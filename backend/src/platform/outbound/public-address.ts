import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import ipaddr from 'ipaddr.js';

/** All public IPv6 addresses are in this range; others include forms that embed an IPv4 address. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is public, or on this machine if that is allowed. */
export function mayBeCalled(address: string, isThisMachineAllowed: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  const range = read.range();
  if (range === 'loopback') return isThisMachineAllowed;
  return range === 'unicast' && (read instanceof ipaddr.IPv4 || read.match(GIVEN_OUT));
}

/** The literal IP address in a URL; null for a host name. */
export function addressIn({ hostname }: URL): string | null {
  const text = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(text) ? text : null;
}

type Answer = (error: Error | null, address?: string | LookupAddress[], family?: number) => void;

/** A `dns.lookup` for sockets. The socket connects to the very addresses that were checked. */
export function lookUpPublic(isThisMachineAllowed: boolean) {
  return (hostname: string, options: LookupOptions, answer: Answer): void => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) {
        answer(error);
        return;
      }
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => mayBeCalled(address, isThisMachineAllowed))) {
        answer(Object.assign(new Error(`${hostname} leads to no public address.`), { code: 'ENOTPUBLIC' }));
        return;
      }
      if (options.all) answer(null, addresses);
      else answer(null, first.address, first.family);
    });
  };
}
