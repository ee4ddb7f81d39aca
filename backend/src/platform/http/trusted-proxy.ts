import ipaddr from 'ipaddr.js';

/** Loopback and private networks. */
const NEAR = '127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,::1/128,fc00::/7,fe80::/10';

/**
 * Whether the hop that many steps away is one of our proxies, whose X-Forwarded-For is trusted. The nearest one is
 * known by its address and vouches for the others.
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
