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
  if ([...tags.keys()][0] !== 'v' || tags.get('v') !== 'DMARC1') return [error('A DMARC record begins with v=DMARC1;')];
  const policy = tags.get('p')?.toLowerCase();
  return [
    ...when(policy === undefined, error(`It names no policy: add p= with ${POLICIES.join(', ')}.`)),
    ...[...tags].flatMap(([name, value]) => findingsInTag(name, value)),
    ...when(
      policy === 'none',
      advice('p=none only watches. Once everything arrives, p=quarantine keeps forged mail away.'),
    ),
    ...when(!tags.has('rua'), advice('Add rua=mailto:… to be told who sends in your name.')),
  ];
}

function findingsInTag(name: string, value: string): Finding[] {
  const pattern = VALUES[name];
  if (!pattern) return [error(`${name}= means nothing in a DMARC record.`)];
  return when(!pattern.test(value), error(`${name}= must not be ‘${value}’.`));
}
