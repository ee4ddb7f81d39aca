import { type Cause, CODE_RULES, type Fix, WORD_RULES } from './refusal-rules.js';

export interface Refusal {
  readonly cause: Cause;
  /** For refusals of us. */
  readonly fix?: Fix;
}

/** The reason is in the first lines; advice and legal text follow. */
const MAX_ANSWER_LENGTH = 2_000;
const ENHANCED = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/g;
const REPLY = /(?:^|[\s:;,>(#"'-])([45][0-5]\d)(?=[\s-]|$)/;

/** Sender and recipient of the refused email. */
export interface Envelope {
  readonly sender: string;
  readonly recipient: string;
}

/**
 * Classifies a mail server's response or the diagnostic text of a report; null if it is inconclusive. Words outweigh
 * codes, and a code in the text outweighs the report's own status (RFC 3463), which is often generic or wrong.
 */
export function classifyRefusal(answer: string, status = '', envelope?: Envelope): Refusal | null {
  const concluded = conclude(answer, status);
  const isAboutSender = concluded?.cause === 'dead' && envelope !== undefined && namesSenderAlone(answer, envelope);
  return isAboutSender ? { cause: 'us', fix: 'sender' } : concluded;
}

function conclude(answer: string, status: string): Refusal | null {
  const text = answer.slice(0, MAX_ANSWER_LENGTH).replaceAll(/\s+/g, ' ').trim();
  const codes = [...(text.match(ENHANCED) ?? []), ...(status.match(ENHANCED) ?? [])];
  const code = codes.find((one) => !one.endsWith('.0.0')) ?? codes[0] ?? '';
  const reply = REPLY.exec(text)?.[1] ?? code;
  if (reply.startsWith('4')) return { cause: 'later' };
  const byCode = findByCode(code);
  if (byCode?.fix === 'sender') return byCode;
  const words = wordsOf(text, code);
  const rule = WORD_RULES.find((one) => one.words.test(words));
  if (!rule || (rule.yieldsTo511 && code === '5.1.1')) return byCode;
  return refusal(rule);
}

/** If the nonexistent address or domain is the sender's, the refusal is about us. */
function namesSenderAlone(answer: string, { sender, recipient }: Envelope): boolean {
  const answerWords = ` ${answer.slice(0, MAX_ANSWER_LENGTH).toLowerCase()} `.split(/[\s<>()[\]{}"':;,]+/);
  const domainOf = (address: string) => address.toLowerCase().split('@')[1] ?? '';
  const isNamed = (address: string) => answerWords.some((word) => word.replace(/\.$/, '') === address);
  const namesSender = [sender.toLowerCase(), domainOf(sender)].some((one) => one !== '' && isNamed(one));
  return namesSender && domainOf(sender) !== domainOf(recipient) && !isNamed(recipient.toLowerCase());
}

function findByCode(code: string): Refusal | null {
  const fits = CODE_RULES.flatMap((rule) =>
    rule.codes
      .filter((one) => (one.endsWith('.') ? code.startsWith(one) : code === one))
      .map((one) => ({ rule, length: one.length })),
  ).sort((a, b) => b.length - a.length);
  return fits[0] ? refusal(fits[0].rule) : null;
}

const refusal = ({ cause, fix }: Refusal): Refusal => ({ cause, ...(fix && { fix }) });

/** Removes text that servers repeat on each line, links to help pages, and names of hosts and people, which can contain any word. */
function wordsOf(text: string, code: string): string {
  const words = text
    .replaceAll(/\bhttps?:\/\/\S+/gi, ' ')
    .replaceAll(/<?[^\s<>@:;,()"']+@[^\s<>@:;,()"']+[^\s<>@:;,()"'.]>?/g, ' address ')
    .replaceAll(/\bhost \S+ ?\[[^\]\s]*\](?::\d+)? said:/gi, ' ')
    .replaceAll(/(?:^|[\s:;,>(#-])[45][0-5]\d(?=[\s-]|$)-?/g, ' ')
    .replaceAll(ENHANCED, ' ')
    .replaceAll(/^(?:[\s:;#()-]|smtp;|x-[\w-]+;)+/gi, ' ')
    .replaceAll(/[`´‘’]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${code} ${words}`.trim();
}
