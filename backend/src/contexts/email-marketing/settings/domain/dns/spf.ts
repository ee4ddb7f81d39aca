import { advice, error, type Finding, when } from './finding.js';

const TERM =
  /^[-+~?]?(?:all|(?:include|exists):\S+|(?:a|mx|ptr)(?::[^\s/]+)?(?:\/\d+)?|ip4:[\d.]+(?:\/\d+)?|ip6:[\da-f:.]+(?:\/\d+)?)$/i;
const MODIFIER = /^(?:redirect|exp)=\S+$/i;
const LOOKS_UP = /^[-+~?]?(?:include:|exists:|a(?:$|[:/])|mx(?:$|[:/])|ptr(?:$|:))|^redirect=/i;
const MOST_LOOK_UPS = 10;

/** RFC 7208. */
export function findingsInSpf(record: string): Finding[] {
  const [version = '', ...terms] = record.split(' ');
  if (version.toLowerCase() !== 'v=spf1') return [error('An SPF record begins with v=spf1.')];
  const unknown = terms.filter((term) => !TERM.test(term) && !MODIFIER.test(term));
  const lookUps = terms.filter((term) => LOOKS_UP.test(term)).length;
  return [
    ...when(
      terms.some((term) => term.toLowerCase() === 'v=spf1'),
      error('These are two SPF records: a domain may have one.'),
    ),
    ...unknown
      .filter((term) => term.toLowerCase() !== 'v=spf1')
      .map((term) => error(`${term} means nothing in an SPF record.`)),
    ...findingsInEnd(terms),
    ...when(
      terms.every((term) => /^[-~?]?all$/i.test(term)),
      error('No mail server is allowed to send: name yours, such as mx or include:… of your mail provider.'),
    ),
    ...when(
      lookUps > MOST_LOOK_UPS,
      error(
        `It makes receivers look up ${String(lookUps)} names; with more than ${String(MOST_LOOK_UPS)} they give up.`,
      ),
    ),
    ...when(
      terms.some((term) => /^[-+~?]?ptr/i.test(term)),
      advice('ptr is slow and no longer recommended: leave it out.'),
    ),
  ];
}

function findingsInEnd(terms: readonly string[]): Finding[] {
  const all = terms.findIndex((term) => /^[-+~?]?all$/i.test(term));
  if (all === -1) {
    const isElsewhere = terms.some((term) => /^redirect=/i.test(term));
    return when(!isElsewhere, error('It has no end: add ~all, or -all once everything arrives.'));
  }
  const end = terms[all] ?? '';
  return [
    ...when(/^\+?all$/i.test(end), error('With all at its end everybody may send in your name: write ~all or -all.')),
    ...when(end.startsWith('?'), advice('?all says nothing about other servers: write ~all or -all.')),
    ...when(
      terms.slice(all + 1).some((term) => TERM.test(term)),
      error('What stands behind all is not read: move it before.'),
    ),
  ];
}
