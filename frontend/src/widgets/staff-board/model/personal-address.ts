import { restaurant } from '@/entities/restaurant';

/** What the address will be when nobody has it yet; the server makes it. */
export function likelyAddress(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  const plain = first
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return `${plain || 'user'}@${restaurant.mailDomain}`;
}
