/** Meaning of a column: yes opts in, yes opts out (such as 'Opted out'), or status words. */
export type ConsentKind = 'opt-in' | 'opt-out' | 'status';

export interface ConsentColumn {
  readonly column: number;
  readonly kind: ConsentKind;
}

/**
 * `left`: unsubscribed. `unreached`: bounces or complained. `no`: does not want email. `unsaid`: never asked. `blank`:
 * no answer. null: the cell says nothing about consent.
 */
export type ConsentAnswer = 'yes' | 'no' | 'left' | 'unreached' | 'unsaid' | 'blank' | null;

/** Headings about other channels, or details of an answer: when, how, from where, how often. */
const OTHER =
  /\b(?:sms|text|texts|whatsapp|push|phone|call|calls|direct mail|postal|mobile|posting)\b|\b(?:at|by|to|on)$|\b(?:via|source|ip|method|url|link|id|wording|form|type|level|rating|count|number|total|opened|opens|clicked|clicks|sent|first|last|recent|delivered|replied|sends)\b/;
const WHEN = /\b(?:time|date|timestamp|reason|campaign(?: title)?|day|since)\b/;
const NEGATIVE =
  /\b(?:unsub\w*|(?:e ?mails? )?opt(?:ed)? ?out|optout|do ?not|dont|no (?:e ?)?(?:mails?|marketing|newsletters?)|black ?list(?:ed)?|blocked|suppress\w*|clean(?:ed)?|bounced?|complain\w*|spam|declined?|revoked|withdrawn|excluded?)\b/;
const STATUS = /\b(?:status|state|standing|preferences?)$/;
/** Of Mailchimp's lists: who is on one has confirmed it. */
const CONFIRMED = 'confirm time';
const ABOUT_MAIL =
  /\b(?:e ?mails?|member|subscriber|subscriptions?|marketing|contact|newsletter|opt in|optin|consent|list|mailing)\b/;
const POSITIVE =
  /\b(?:opt(?:ed|s|ing)? ?in|optin|subscribe[ds]?|subscription|consents?|consented|permissions?|newsletters?|accepts?|agreed?|agrees|allow(?:ed|s)?|mailings?|mailing list|gdpr|marketing|can (?:e ?)?mail|wants? (?:e ?)?mail|receives? (?:e ?)?mails?)\b/;

const MAX_HEADING_LENGTH = 200;

/** Consent columns by their headings, whatever they are mapped to. */
export function consentColumns(headings: readonly string[]): ConsentColumn[] {
  return headings.flatMap((heading, column) => {
    const kind = kindOf(wordsOf(heading));
    return kind ? [{ column, kind }] : [];
  });
}

function kindOf(heading: string): ConsentKind | null {
  if (heading === CONFIRMED) return 'opt-in';
  if (OTHER.test(heading)) return null;
  if (NEGATIVE.test(heading) && !STATUS.test(heading)) return 'opt-out';
  if (WHEN.test(heading)) return null;
  if (STATUS.test(heading)) return heading === 'status' || ABOUT_MAIL.test(heading) ? 'status' : null;
  return POSITIVE.test(heading) ? 'opt-in' : null;
}

/** 'EMAIL_OPT-IN' and 'emailOptIn' as 'email opt in'. */
const wordsOf = (heading: string) =>
  heading
    .slice(0, MAX_HEADING_LENGTH)
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const LEFT = new Set([
  'unsubscribed',
  'unsubscribe',
  'optedout',
  'optout',
  'notsubscribed',
  'nonsubscribed',
  'neversubscribed',
  'donotemail',
  'donotcontact',
  'donotmail',
  'dontemail',
  'noemail',
  'noemails',
  'nomarketing',
  'nonmarketingcontact',
  'declined',
  'revoked',
  'withdrawn',
  'left',
  'usersuppressed',
  'emailsoff',
]);
const UNREACHED = new Set([
  'bounced',
  'bounce',
  'hardbounced',
  'hardbounce',
  'softbounced',
  'softbounce',
  'cleaned',
  'invalid',
  'undeliverable',
  'suppressed',
  'suppressedbyabounce',
  'blacklisted',
  'blocklisted',
  'blocked',
  'complained',
  'complaint',
  'spam',
  'spamcomplaint',
  'deleted',
  'nonexistent',
  'donotsend',
  'junk',
]);
const UNSAID = new Set([
  'pending',
  'unconfirmed',
  'unknown',
  'notset',
  'notspecified',
  'unspecified',
  'na',
  'nodata',
  'noconsent',
  'archived',
  'none',
  'transactional',
  'unverified',
  'imported',
  'nonsubscriber',
]);
const YES = new Set([
  'optedin',
  'optin',
  'subscribed',
  'subscriber',
  'active',
  'confirmed',
  'agreed',
  'marketingcontact',
  'allowed',
  'accepted',
  'granted',
  'consented',
  'verified',
  'doubleoptin',
  'singleoptin',
  'explicit',
  'express',
  'enabled',
]);
const TRUE = new Set(['yes', 'y', 'true', 't', '1', 'x', 'on', '✓', '✔', 'si', 'sí', 'ja', 'oui']);
const FALSE = new Set(['no', 'n', 'false', 'f', '0', 'off', 'não', 'nein', 'non', 'never']);

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}✓✔]/gu, '');

export function answerIn(kind: ConsentKind, cell: string): ConsentAnswer {
  const word = plain(cell);
  if (word === '') return kind === 'opt-in' ? 'blank' : null;
  if (kind === 'opt-out') return optOutAnswer(word);
  if (LEFT.has(word)) return 'left';
  if (UNREACHED.has(word)) return 'unreached';
  if (UNSAID.has(word)) return 'unsaid';
  if (YES.has(word)) return 'yes';
  if (FALSE.has(word)) return kind === 'status' ? 'left' : 'no';
  if (kind === 'status') return null;
  return TRUE.has(word) || isMoment(cell) ? 'yes' : 'unsaid';
}

/** A date, a reason or any other word means opted out. */
function optOutAnswer(word: string): ConsentAnswer {
  if (FALSE.has(word) || YES.has(word) || UNSAID.has(word)) return null;
  return UNREACHED.has(word) ? 'unreached' : 'left';
}

const isMoment = (cell: string) => /^\D{0,12}\d{1,4}[-/. ]\w{1,9}[-/. ]\d{1,4}/.test(cell);

/** Some programs export it as a label: 'VIP, Unsubscribed'. */
export const isRefusalTag = (tag: string): boolean =>
  LEFT.has(plain(tag)) || ['cleaned', 'bounced'].includes(plain(tag));
