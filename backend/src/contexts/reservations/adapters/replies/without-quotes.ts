import { ADVERTISEMENTS } from './advertisements.js';
import { HEADS, ORIGINALS, STARTS, WROTE } from './quotation-words.js';

export interface Divided {
  /** What the guest wrote. */
  readonly written: string;
  /** The removed part: the quoted email, a signature, text added by the mail client. */
  readonly leftOut: string;
}

/** Identifies our own text, whatever mail client quotes it. */
export interface OwnWords {
  /** Subject of the email that is answered. */
  readonly subject?: string;
  readonly address?: string;
}

const ATTRIBUTION_LINES = 4;
const MAX_ATTRIBUTION_LENGTH = 400;
const HEAD_LINES = 8;
const MAX_LINE_LENGTH = 400;
const RULE = /^(?:[_*=-]{3,}|[—–]{2,})$/;
/** A date, a year or a time of day. */
const MOMENT = /\b(?:19|20)\d\d\b|\d{1,2}[:.h]\d{2}\b|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d\s?[年월月]/u;
const ADDRESS = /[^\s<>[\]()"@]+@[^\s<>[\]()"@]+\.[^\s<>[\]()"@]+/u;
const BRACKETED = /[<[(](?:mailto:)?[^\s<>[\]()"@]+@[^\s<>[\]()"@]+[>\])]/u;
const END = String.raw`\s*[:：]?\s*[-–—_*]*\s*$`;

const anyOf = (words: readonly string[]) => words.map((word) => word.replaceAll(/[()]/g, String.raw`\$&`)).join('|');
const WORD_END = String.raw`(?![\p{L}\p{N}])`;
const WROTE_LAST = new RegExp(String.raw`(?:${anyOf(WROTE)})${END}`, 'iu');
const WROTE_LAST_WITH_COLON = new RegExp(String.raw`(?:${anyOf(WROTE)})\s*[:：]\s*[-–—_*]*\s*$`, 'iu');
const WROTE_WITHIN = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${anyOf(WROTE)})${WORD_END}`, 'iu');
const WROTE_THEN_TEXT = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${anyOf(WROTE)})\s?[:：]\s+\S`, 'iu');
const START = new RegExp(String.raw`^[-–—_*\s]*(?:${STARTS.join('|')})${WORD_END}`, 'iu');
const ORIGINAL = new RegExp(
  String.raw`^[-–—_*=\s]{2,}(?:${ORIGINALS.join('|')})[-–—_*=:：\s]*$|^(?:${ORIGINALS.join('|')})\s?[-–—_*=:：]{2,}$|^(?:begin forwarded message|anfang der weitergeleiteten (?:nachricht|e-mail)|début du (?:message réexpédié|courriel transféré)|inizio messaggio inoltrato|início da mensagem (?:reencaminhada|encaminhada)|inicio del mensaje reenviado)\s?[:：]?$`,
  'iu',
);
const labelled = (words: readonly string[]) =>
  new RegExp(String.raw`^[*_\s]*(?:${words.join('|')})[*_]*\s?[:：][*_]*\s*(.*)$`, 'iu');
const HEAD = {
  from: labelled(HEADS.from),
  when: labelled(HEADS.when),
  to: labelled(HEADS.to),
  subject: labelled(HEADS.subject),
};
const ADVERTISEMENT = new RegExp(
  `^(?:${ADVERTISEMENTS.map((words) => words.replaceAll(/[.]/g, String.raw`\.`).replaceAll('…', '.{0,100}')).join('|')})$`,
  'iu',
);
const REPLY_PREFIX = /^(?:(?:re|aw|sv|rv|ré|r|antw|odp|vs|vá|ynt|ответ|回复|答复|返信)(?:\[\d+\])?\s?[:：]\s*)+/iu;

/**
 * Separates what a person wrote from the quoted email and the signature, as common mail clients format them in many
 * languages. If the whole text looks like a quotation it is left alone, because the answer may be inside it.
 */
export function divided(text: string, { subject, address }: OwnWords = {}): Divided {
  const own = { subject, address: address?.toLowerCase() };
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  // The beginning is enough to classify a longer line.
  const beginnings = lines.map((line) => line.slice(0, MAX_LINE_LENGTH).trim());
  const isOwn = ownLines(beginnings, own);
  const retained = withoutSignature(beginnings, isOwn);
  const written = tidied(lines.filter((_, at) => retained[at]).join('\n'));
  if (written === '') return { written: tidied(text), leftOut: '' };
  return { written, leftOut: tidied(lines.filter((_, at) => !retained[at]).join('\n')) };
}

export const withoutQuotes = (text: string, own?: OwnWords): string => divided(text, own).written;

/** Decides for each line whether the guest wrote it. */
function ownLines(lines: readonly string[], own: OwnWords): boolean[] {
  const isOwn = lines.map(() => false);
  const isOurs = ourWords(own);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.startsWith('>')) continue;
    const quoting = attributionAt(lines, at, own);
    if (quoting > 0) {
      // Some clients quote without a mark at the start of each line.
      if (!nextText(lines, at + quoting).startsWith('>')) break;
      at += quoting - 1;
      continue;
    }
    if (ORIGINAL.test(line) || isOurs(line) || isHeadAt(lines, RULE.test(line) ? at + 1 : at)) break;
    isOwn[at] = true;
  }
  return isOwn;
}

/** A line that repeats the subject of our email is its first line. */
function ourWords({ subject = '' }: OwnWords): (line: string) => boolean {
  const words = subject.replace(REPLY_PREFIX, '').trim().toLowerCase();
  return (line) => words.length > 8 && line.toLowerCase() === words;
}

/** Number of lines from here that attribute the following text to a sender; 0 if there is no attribution. */
function attributionAt(lines: readonly string[], at: number, own: OwnWords): number {
  let words = '';
  for (let count = 1; count <= ATTRIBUTION_LINES; count += 1) {
    const line = lines[at + count - 1] ?? '';
    // Some clients put an empty line before the verb.
    if (line === '' && !(count > 1 && words.endsWith('>'))) return 0;
    if (line.startsWith('>')) return 0;
    words = `${words} ${line}`.trim();
    if (words.length > MAX_ATTRIBUTION_LENGTH) return isRunOn(words.slice(0, MAX_ATTRIBUTION_LENGTH), own) ? count : 0;
    if (isAttribution(words, own) || (count === 1 && isRunOn(words, own))) return count;
  }
  return 0;
}

function isAttribution(words: string, own: OwnWords): boolean {
  const hasMoment = MOMENT.test(words);
  const names = BRACKETED.test(words) || namesUs(words, own);
  if (!hasMoment && !names) return false;
  const isIntroduced = START.test(words);
  if (namesUs(words, own) && /[:：]$/.test(words)) return true;
  if (WROTE_LAST_WITH_COLON.test(words)) return isIntroduced || names || /^[-–—]/.test(words);
  if (/[:：]\s*$/.test(words))
    return (hasMoment && BRACKETED.test(words)) || (isIntroduced && WROTE_WITHIN.test(words));
  return WROTE_LAST.test(words) && (isIntroduced || /^[-–—]{2,}/.test(words)) && (names || hasMoment);
}

/** @param own with the address in lower case */
const namesUs = (words: string, { address }: OwnWords): boolean =>
  address !== undefined && words.toLowerCase().includes(address);

/** Yahoo on phones continues the quotation on the same line. */
function isRunOn(words: string, { address }: OwnWords): boolean {
  const at = WROTE_THEN_TEXT.exec(words)?.index ?? -1;
  if (at < 0 || !START.test(words)) return false;
  const head = words.slice(0, at);
  return (
    ADDRESS.test(head) ||
    (address !== undefined && head.toLowerCase().includes(address)) ||
    (MOMENT.test(head) && head.includes(','))
  );
}

/** Whether quoted headers start here: sender and date, with an address or a date that a guest would not type. */
function isHeadAt(lines: readonly string[], at: number): boolean {
  const first = lines[at] ?? '';
  const from = HEAD.from.exec(first)?.[1];
  if (from !== undefined && BRACKETED.test(from)) return true;
  if (!Object.values(HEAD).some((label) => label.test(first))) return false;
  const found = new Map<keyof typeof HEAD, string>();
  for (const line of lines.slice(at, at + HEAD_LINES)) {
    const kind = (['from', 'when', 'to', 'subject'] as const).find((one) => HEAD[one].test(line));
    if (kind) found.set(kind, HEAD[kind].exec(line)?.[1] ?? '');
    else if (line === '' || found.size >= 3) break;
    else if (!ADDRESS.test(line)) break;
  }
  const isSent = ADDRESS.test(`${found.get('from') ?? ''} ${found.get('to') ?? ''}`);
  return (
    found.size >= 3 && found.has('from') && (isSent || (MOMENT.test(found.get('when') ?? '') && found.has('subject')))
  );
}

const nextText = (lines: readonly string[], from: number): string =>
  lines.slice(from, from + 5).find((line) => line !== '') ?? '';

/** Marks the signature and text added by the client as not written by the guest. */
function withoutSignature(lines: readonly string[], isOwn: boolean[]): readonly boolean[] {
  const sign = lines.findIndex((line, at) => isOwn[at] === true && /^-- ?$/.test(line));
  const retained = isOwn.map((one, at) => one && (sign === -1 || at < sign));
  for (let at = retained.length - 1; at >= 0; at -= 1) {
    if (retained[at] !== true) continue;
    const line = lines[at] ?? '';
    if (line !== '' && !RULE.test(line) && !ADVERTISEMENT.test(line)) break;
    retained[at] = false;
  }
  return retained;
}

const tidied = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
