import { escapeHtml } from '../../../../platform/mail/mail-layout.js';

/** The text as it stands in a built page. */
export const inMarkup = (text: string) => escapeHtml(text).replaceAll('&#39;', '&#x27;');

/** JSON that can stand in a script: no text in it can end the script. */
export const inScript = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Rewrites the texts inside a value, whatever its shape. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}

/** Replaces each of the texts by its partner, all in one pass, so that what was put in is not replaced again. */
export function replacing(partners: ReadonlyMap<string, string>): (text: string) => string {
  const pattern = new RegExp(
    [...partners.keys()].map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|'),
    'g',
  );
  return (text) => text.replaceAll(pattern, (found) => partners.get(found) ?? found);
}

const SCRIPT = /(<script\b[^>]*>[\s\S]*?<\/script>)/;
const STREAM = /^(<script\b[^>]*>[^"]*streamController\.enqueue\()("(?:[^"\\]|\\.)*")(\);?<\/script>)$/;
const FACTS = /^(<script type="application\/ld\+json">)([\s\S]*)(<\/script>)$/;

interface Changes {
  markup: (html: string) => string;
  /** The data that the page was rendered from, as a flat list. */
  data: (list: string) => string;
  /** Facts for search engines. */
  facts: (json: string) => string;
}

/** Rewrites a built page; its other scripts stay as they are. */
export function rewritePage(html: string, { markup, data, facts }: Changes): string {
  return html
    .split(SCRIPT)
    .map((part) => {
      if (!part.startsWith('<script')) return markup(part);
      const [, begin = '', text = '', end = ''] = STREAM.exec(part) ?? [];
      if (text) return begin + inScript(JSON.stringify(`${data(JSON.parse(text) as string)}\n`)) + end;
      const [, open = '', json = '', close = ''] = FACTS.exec(part) ?? [];
      return json ? open + inScript(facts(json)) + close : part;
    })
    .join('');
}
