/** 'On Sat, Nov 21, 2026 at 3:00 PM The House <table@house.example> wrote:', on one line or on up to three. */
const ATTRIBUTION = /^on\b.{0,300}\d.{0,300}\bwrote:$/i;
const ATTRIBUTION_LINES = 3;
const ORIGINAL = /^-{2,} ?(?:original|forwarded) message ?-{2,}$|^begin forwarded message:$/i;
const HEADER = /^\*?(?:from|sent|date|to|cc|subject):\*? ?\S/i;
const FROM = /^\*?from:\*? ?\S/i;
const HEADER_LINES = 3;
const RULE = /^[_-]{5,}$/;
/** What programs write below a text. */
const ADVERTISEMENT =
  /^(?:sent (?:from|via|with) (?:my|the|outlook|yahoo|mail|gmail|samsung|proton|aol|android|windows|apple)\b.{0,100}|get outlook for .{0,100}|yahoo mail: .{0,100})$/i;

/**
 * What somebody wrote themselves, as Gmail, Outlook, Apple Mail and their kind send it in English: without the mail it answers and
 * without signature. A text that seems to quote all of itself is left as it is, since its answer may stand in between.
 */
export function withoutQuotes(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const written = withoutSignature(ownLines(lines)).join('\n');
  return tidied(written) || tidied(text);
}

function ownLines(lines: readonly string[]): string[] {
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim();
    if (line.startsWith('>')) continue;
    const quoting = attributionAt(lines, at);
    if (quoting > 0) {
      // Some quote without a sign in front of each line.
      if (!nextText(lines, at + quoting).startsWith('>')) break;
      at += quoting - 1;
      continue;
    }
    if (ORIGINAL.test(line) || isHeadAt(lines, RULE.test(line) ? at + 1 : at)) break;
    own.push(lines[at] ?? '');
  }
  return own;
}

/** How many lines from here on say who wrote what follows; 0 for none. */
function attributionAt(lines: readonly string[], at: number): number {
  let words = '';
  for (let count = 1; count <= ATTRIBUTION_LINES; count += 1) {
    const line = (lines[at + count - 1] ?? '').trim();
    if (line === '') return 0;
    words = `${words} ${line}`.trim();
    if (words.endsWith('wrote:') && ATTRIBUTION.test(words)) return count;
  }
  return 0;
}

/** Whether the head of a mail stands here: who sent it, when, to whom. */
function isHeadAt(lines: readonly string[], at: number): boolean {
  if (!FROM.test((lines[at] ?? '').trim())) return false;
  return lines.slice(at, at + HEADER_LINES).every((line) => HEADER.test(line.trim()));
}

const nextText = (lines: readonly string[], from: number): string =>
  lines
    .slice(from, from + 5)
    .map((line) => line.trim())
    .find((line) => line !== '') ?? '';

function withoutSignature(lines: readonly string[]): string[] {
  const sign = lines.findIndex((line) => /^-- ?$/.test(line));
  const signed = sign === -1 ? [...lines] : lines.slice(0, sign);
  const last = () => (signed.at(-1) ?? '').trim();
  while (signed.length > 0 && (last() === '' || RULE.test(last()) || ADVERTISEMENT.test(last()))) signed.pop();
  return signed;
}

const tidied = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
