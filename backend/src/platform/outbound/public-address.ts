import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import ipaddr from 'ipaddr.js';

/** IPv6 gives out nothing else; below it lie forms that hide an IPv4 address. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/** An address of the public internet; of this machine only where that is allowed. */
export function mayBeCalled(address: string, isThisMachineAllowed: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  const range = read.range();
  if (range === 'loopback') return isThisMachineAllowed;
  return range === 'unicast' && (read instanceof ipaddr.IPv4 || read.match(GIVEN_OUT));
}

/** The address in the place of a name; null where there is a name. */
export function addressIn({ hostname }: URL): string | null {
  const text = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(text) ? text : null;
}

type Answer = (error: Error | null, address?: string | LookupAddress[], family?: number) => void;

/** As `dns.lookup`, for sockets: what it answers was looked at, and is what is connected to. */
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
