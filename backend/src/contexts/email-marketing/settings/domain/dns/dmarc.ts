import { advice, error, type Finding, when } from './finding.js';
import { tagsOf } from './tags.js';

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
export function findingsInDmarc(record: string): Finding[] {
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
