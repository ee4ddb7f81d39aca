import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** What a caller is counted by: the IPv4 address, or the /64 network of an IPv6 address. */
export function clientAddress(request: Request): string {
  const text = request.ip ?? '';
  if (!ipaddr.isValid(text)) return 'unknown';
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  return `${(address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
