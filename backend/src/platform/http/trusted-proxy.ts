import ipaddr from 'ipaddr.js';

/** This machine, and private networks. */
const NEAR = '127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,::1/128,fc00::/7,fe80::/10';

/**
 * Whether the caller so many steps before us is a proxy of ours, whose word about the one before it counts. The nearest one is known
 * by its address; it answers for the others.
 */
export function trustedProxy(hops: number, addresses = NEAR): (address: string, hop: number) => boolean {
  const proxies = addresses.split(',').map(network);
  const isProxy = (text: string) =>
    ipaddr.isValid(text) && ipaddr.subnetMatch(ipaddr.process(text), { proxy: proxies }, 'stranger') === 'proxy';
  return (address, hop) => hop < hops && (hop > 0 || isProxy(address));
}

function network(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
