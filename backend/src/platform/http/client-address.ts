import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** Key for rate limits: the IPv4 address, or the /64 network of an IPv6 address. */
export function clientAddress(request: Request): string {
  const text = request.ip ?? '';
  if (!ipaddr.isValid(text)) return 'unknown';
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  return prefixOf(address as ipaddr.IPv6, 64);
}

/** The larger network of a caller, often a single customer of a provider: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function clientNetwork(request: Request): string {
  const text = request.ip ?? '';
  if (!ipaddr.isValid(text)) return 'unknown';
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv6') return prefixOf(address as ipaddr.IPv6, 48);
  return `${address.toString().split('.').slice(0, 3).join('.')}.0/24`;
}

function prefixOf(address: ipaddr.IPv6, bits: 48 | 64): string {
  const parts = address.parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${parts.join(':')}::/${String(bits)}`;
}
