import { error, type Finding } from './finding.js';
import { findingsInDkim } from './dkim.js';
import { findingsInDmarc } from './dmarc.js';
import { findingsInSpf } from './spf.js';

export const DNS_PURPOSES = ['spf', 'dkim', 'dmarc'] as const;
export type DnsPurpose = (typeof DNS_PURPOSES)[number];

/** A TXT record with which receivers distinguish the restaurant's email from forgeries. */
export interface DnsRecord {
  readonly purpose: DnsPurpose;
  readonly host: string;
  readonly value: string;
  readonly explanation: string;
}

/**
 * @param domain of the sender's address
 * @param smtpHost the outgoing mail server; null if emails are captured
 * @param reportsTo address for receivers' DMARC reports
 */
export const recordsFor = (domain: string, smtpHost: string | null, reportsTo: string): DnsRecord[] => [
  {
    purpose: 'spf',
    host: domain,
    value: `v=spf1 mx${smtpHost === null ? '' : ` a:${smtpHost}`} ~all`,
    explanation: 'Lists the servers that may send. Your email provider gives you an include:… to add.',
  },
  {
    purpose: 'dkim',
    host: `mail._domainkey.${domain}`,
    value: 'v=DKIM1; k=rsa; p=…',
    explanation: 'The public signing key. Your email provider gives you the name and key.',
  },
  {
    purpose: 'dmarc',
    host: `_dmarc.${domain}`,
    value: `v=DMARC1; p=none; rua=mailto:${reportsTo}`,
    explanation: 'What receivers do with email that passes neither, and where they report it.',
  },
];

const CHECKS: Readonly<Record<DnsPurpose, (record: string) => Finding[]>> = {
  spf: findingsInSpf,
  dkim: findingsInDkim,
  dmarc: findingsInDmarc,
};

/** Checks the pasted text of a record, without DNS queries. */
export function findingsIn(purpose: DnsPurpose, pasted: string): Finding[] {
  const record = textOf(pasted);
  return record === '' ? [error('It’s empty.')] : CHECKS[purpose](record);
}

/** Strips the name in front, and the quotes and line breaks that DNS tools add. */
function textOf(pasted: string): string {
  const value = pasted.replace(/^\s*\S+\s+(?:\d+\s+)?(?:IN\s+)?TXT\s+/i, '').trim();
  const strings = value.match(/"[^"]*"/g);
  const text = strings ? strings.map((part) => part.slice(1, -1)).join('') : value;
  return text.replaceAll(/\s+/g, ' ').trim();
}
