import { advice, error, type Finding, when } from './finding.js';

const TERM =
  /^[-+~?]?(?:all|(?:include|exists):\S+|(?:a|mx|ptr)(?::[^\s/]+)?(?:\/\d+)?|ip4:[\d.]+(?:\/\d+)?|ip6:[\da-f:.]+(?:\/\d+)?)$/i;
const MODIFIER = /^(?:redirect|exp)=\S+$/i;
const LOOKS_UP = /^[-+~?]?(?:include:|exists:|a(?:$|[:/])|mx(?:$|[:/])|ptr(?:$|:))|^redirect=/i;
const MOST_LOOK_UPS = 10;

/** RFC 7208. */
export function findingsInSpf(record: string): Finding[] {
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
      lookUps > MOST_LOOK_UPS,
      error(`It needs ${String(lookUps)} DNS lookups. Receivers stop after ${String(MOST_LOOK_UPS)}.`),
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
