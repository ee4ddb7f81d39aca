/** A problem with a pasted DNS record. */
export interface Finding {
  /** An `error` prevents delivery; `advice` would improve it. */
  readonly kind: 'error' | 'advice';
  readonly message: string;
}

const error = (message: string): Finding => ({ kind: 'error', message });
const advice = (message: string): Finding => ({ kind: 'advice', message });
const when = (isSo: boolean, finding: Finding): Finding[] => (isSo ? [finding] : []);

const TERM =
  /^[-+~?]?(?:all|(?:include|exists):\S+|(?:a|mx|ptr)(?::[^\s/]+)?(?:\/\d+)?|ip4:[\d.]+(?:\/\d+)?|ip6:[\da-f:.]+(?:\/\d+)?)$/i;
const MODIFIER = /^(?:redirect|exp)=\S+$/i;
const LOOKS_UP = /^[-+~?]?(?:include:|exists:|a(?:$|[:/])|mx(?:$|[:/])|ptr(?:$|:))|^redirect=/i;
const MAX_LOOK_UPS = 10;

/** RFC 7208. */
function findingsInSpf(record: string): Finding[] {
  const [version = '', ...terms] = record.split(' ');
  if (version.toLowerCase() !== 'v=spf1') return [error('An SPF record starts with v=spf1.')];
  const unknown = terms.filter((term) => !TERM.test(term) && !MODIFIER.test(term));
  const lookUps = terms.filter((term) => LOOKS_UP.test(term)).length;
  return [
    ...when(
      terms.some((term) => term.toLowerCase() === 'v=spf1'),
      error('There are two SPF records. A domain can only have one.'),
    ),
    ...unknown
      .filter((term) => term.toLowerCase() !== 'v=spf1')
      .map((term) => error(`${term} isn’t part of an SPF record.`)),
    ...findingsInEnd(terms),
    ...when(
      terms.every((term) => /^[-~?]?all$/i.test(term)),
      error('No mail server may send. Add yours, such as mx or your email provider’s include:….'),
    ),
    ...when(
      lookUps > MAX_LOOK_UPS,
      error(`It needs ${String(lookUps)} DNS lookups. Receivers stop after ${String(MAX_LOOK_UPS)}.`),
    ),
    ...when(
      terms.some((term) => /^[-+~?]?ptr/i.test(term)),
      advice('ptr is slow and no longer recommended. Remove it.'),
    ),
  ];
}

function findingsInEnd(terms: readonly string[]): Finding[] {
  const all = terms.findIndex((term) => /^[-+~?]?all$/i.test(term));
  if (all === -1) {
    const isElsewhere = terms.some((term) => /^redirect=/i.test(term));
    return when(!isElsewhere, error('It has no ending. Add ~all, or -all once everything arrives.'));
  }
  const end = terms[all] ?? '';
  return [
    ...when(/^\+?all$/i.test(end), error('Ending in “all” lets anyone send as you. Use ~all or -all.')),
    ...when(end.startsWith('?'), advice('?all says nothing about other servers. Use ~all or -all.')),
    ...when(
      terms.slice(all + 1).some((term) => TERM.test(term)),
      error('Anything after “all” is ignored. Move it before.'),
    ),
  ];
}

/** Parses `v=DMARC1; p=none` into tags by name, in order. */
function tagsOf(record: string): Map<string, string> {
  const parts = record
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  return new Map(
    parts.map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name.trim().toLowerCase(), value.join('=').trim()];
    }),
  );
}

const POLICIES = ['none', 'quarantine', 'reject'];
const VALUES: Readonly<Record<string, RegExp>> = {
  v: /^DMARC1$/,
  p: /^(?:none|quarantine|reject)$/i,
  sp: /^(?:none|quarantine|reject)$/i,
  np: /^(?:none|quarantine|reject)$/i,
  pct: /^(?:100|\d{1,2})$/,
  adkim: /^[rs]$/i,
  aspf: /^[rs]$/i,
  rua: /^mailto:[^\s@,]+@[^\s@,]+(?:,\s*mailto:[^\s@,]+@[^\s@,]+)*$/i,
  ruf: /^mailto:[^\s@,]+@[^\s@,]+(?:,\s*mailto:[^\s@,]+@[^\s@,]+)*$/i,
  fo: /^[01ds](?::[01ds])*$/i,
  rf: /^afrf$/i,
  ri: /^\d+$/,
  t: /^[yn]$/i,
  psd: /^[ynu]$/i,
};

/** RFC 7489. */
function findingsInDmarc(record: string): Finding[] {
  const tags = tagsOf(record);
  if ([...tags.keys()][0] !== 'v' || tags.get('v') !== 'DMARC1') return [error('A DMARC record starts with v=DMARC1;')];
  const policy = tags.get('p')?.toLowerCase();
  return [
    ...when(policy === undefined, error(`It has no policy. Add p= with ${POLICIES.join(', ')}.`)),
    ...[...tags].flatMap(([name, value]) => findingsInTag(name, value)),
    ...when(
      policy === 'none',
      advice('p=none only monitors. Once everything arrives, use p=quarantine to keep spoofed email out.'),
    ),
    ...when(!tags.has('rua'), advice('Add rua=mailto:… to get reports on who sends as you.')),
  ];
}

function findingsInTag(name: string, value: string): Finding[] {
  const pattern = VALUES[name];
  if (!pattern) return [error(`${name}= isn’t part of a DMARC record.`)];
  return when(!pattern.test(value), error(`${name}= can’t be “${value}”.`));
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** Minimum length in Base64 of an RSA public key, by number of bits. */
const LENGTH_OF = { 1024: 200, 2048: 380 };
const ED25519_LENGTH = 44;

/** RFC 6376 and 8463. */
function findingsInDkim(record: string): Finding[] {
  const tags = tagsOf(record);
  const key = tags.get('p')?.replaceAll(' ', '');
  const type = (tags.get('k') ?? 'rsa').toLowerCase();
  if (key === undefined) return [error('A DKIM record needs a public key in p=.')];
  if (key === '') return [error('The p= key is empty, which revokes it.')];
  return [
    ...when(tags.has('v') && tags.get('v') !== 'DKIM1', error('v= must be DKIM1.')),
    ...when(tags.has('v') && [...tags.keys()][0] !== 'v', error('v=DKIM1 must come first.')),
    ...when(!['rsa', 'ed25519'].includes(type), error('k= must be rsa or ed25519.')),
    ...when(!BASE64.test(key), error('The p= key is broken. Copy it again in one piece.')),
    ...when(type === 'ed25519' && key.length !== ED25519_LENGTH, error('An ed25519 key has 44 characters.')),
    ...(type === 'rsa' && BASE64.test(key) ? findingsInLength(key.length) : []),
    ...when((tags.get('t') ?? '').split(':').includes('y'), advice('t=y means testing. Remove it once emails arrive.')),
  ];
}

function findingsInLength(length: number): Finding[] {
  if (length < LENGTH_OF[1024]) return [error('The key is cut off or shorter than 1024 bits.')];
  return when(length < LENGTH_OF[2048], advice('A 2048-bit key is safer.'));
}

export const DNS_PURPOSES = ['spf', 'dkim', 'dmarc'] as const;
export type DnsPurpose = (typeof DNS_PURPOSES)[number];

/** A TXT record with which receivers distinguish the restaurant's email from forgeries. */
export interface DnsRecord {
  readonly purpose: DnsPurpose;
  readonly host: string;
  readonly value: string;
  readonly explanation: string;
}

/** The SPF mechanism for a mail server, which a setting names by its host name or its address. */
const mechanismOf = (server: string) =>
  server.includes(':') ? `ip6:${server}` : /^[\d.]+$/.test(server) ? `ip4:${server}` : `a:${server}`;

/**
 * @param domain of the sender's address
 * @param smtpHost the outgoing mail server; null if emails are captured
 * @param reportsTo address for receivers' DMARC reports
 */
export const recordsFor = (domain: string, smtpHost: string | null, reportsTo: string): DnsRecord[] => [
  {
    purpose: 'spf',
    host: domain,
    value: `v=spf1 mx${smtpHost === null ? '' : ` ${mechanismOf(smtpHost)}`} ~all`,
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
