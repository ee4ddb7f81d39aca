import { escapeText } from 'entities';
import sanitize from 'sanitize-html';
import { conditionalOf, forOutlook, LINK, PICTURE } from './conditional-comments.js';
import { LOOKS, valuesOf } from './mail-declarations.js';
import { inlined, LETTER_BODY, mailStyles, scopedStyles } from './mail-styles.js';
import { shallow } from './nesting.js';

const PLACEMENT = [
  'align',
  'valign',
  'width',
  'height',
  'bgcolor',
  'background',
  'style',
  'role',
  'dir',
  'lang',
  'title',
  'class',
  'id',
  'aria-hidden',
  'aria-label',
];

/** Private-use characters that no one types; the number of an Outlook comment goes between them. */
const COMMENT = '\uE000';
const END = '\uE001';
const OWN_SIGNS = /[\uE000\uE001]/g;
const COMMENT_MARKER = /\uE000(\d+)\uE001/g;
const BEGINS = /<!--|<style\b[^<>]*>/gi;
const HIDDEN_TEXT = /<(span|div|p)(?= [^<>]*\bdisplay:\s?none\b)[^<>]*>([^<>\uE000]+)<\/\1>/i;
/** The first text of an email begins within this many characters. */
const FIRST = 4_000;
const PLAIN_COLOR = /^(?:#[\da-f]{3,8}|[a-z]{3,30})$/i;

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...'p h1 h2 h3 h4 h5 h6 div span center ul ol li blockquote pre code strong em b i u s small sub sup br hr'.split(
      ' ',
    ),
    ...'a img table caption thead tbody tfoot tr th td font figure figcaption'.split(' '),
  ],
  allowedAttributes: {
    '*': PLACEMENT,
    a: ['href', 'rel', 'target', 'name'],
    img: ['src', 'alt', 'border'],
    table: ['cellpadding', 'cellspacing', 'border'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    font: ['color', 'face', 'size'],
    ol: ['start', 'type'],
  },
  allowedStyles: { '*': Object.fromEntries(LOOKS.map((property) => [property, valuesOf(property)])) },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  textFilter: quotedPlaceholders,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
  transformTags: {
    a: (tagName, { href, ...attribs }) => ({ tagName, attribs: allowed(attribs, 'href', href, LINK) }),
    img: (tagName, { src, ...attribs }) => ({ tagName, attribs: allowed(attribs, 'src', src, PICTURE) }),
    // Without styles the element has no purpose.
    body: (tagName, attribs) =>
      Object.keys(attribs).length === 0 ? { tagName, attribs } : { tagName: 'div', attribs: ofBody(attribs) },
    '*': (tagName, { background, ...attribs }) => ({
      tagName,
      attribs: allowed(attribs, 'background', background, PICTURE),
    }),
  },
};

/** Sanitized HTML that a user wrote for an email. */
export interface MailHtml {
  /** Preview text that inboxes show after the subject, as HTML without tags; hidden in the email itself. */
  readonly preheader: string;
  readonly body: string;
  /** Rules for the head. Those for elements are inlined, because Gmail and others drop style sheets of long emails. */
  readonly css: string;
}

/** Preserves placeholders and turns plain text into paragraphs. Style sheets are inlined first. */
export function mailHtml(written: string): MailHtml {
  const html = shallow(written);
  if (!/<[a-z!/]/i.test(html)) return { preheader: '', body: paragraphsOf(html), css: '' };
  const { rest, css, comments } = setAside(html);
  const styles = mailStyles(css);
  const styled = inlined(rest, styles);
  const { preheader, body } = withoutPreheader(sanitize(styled ?? rest, OPTIONS));
  return {
    preheader,
    body: withComments(body, comments).trim(),
    css: styled === null ? scopedStyles(css) : styles.head,
  };
}

/** The first text, if it is hidden: anything above it would be shown instead. */
function withoutPreheader(html: string): Pick<MailHtml, 'preheader' | 'body'> {
  const [hidden = '', , text = ''] = HIDDEN_TEXT.exec(html.slice(0, FIRST)) ?? [];
  const at = html.indexOf(hidden);
  const isFirst =
    hidden !== '' &&
    html
      .slice(0, at)
      .replaceAll(/<[^<>]*>|\uE000\d+\uE001/g, '')
      .trim() === '';
  return isFirst
    ? { preheader: text.trim(), body: html.slice(0, at) + html.slice(at + hidden.length) }
    : { preheader: '', body: html };
}

function paragraphsOf(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  const lines = (paragraph: string) => quotedPlaceholders(escapeText(paragraph.trim())).replaceAll('\n', '<br />');
  return paragraphs.map((paragraph) => `<p>${lines(paragraph)}</p>`).join('\n');
}

interface SetAside {
  /** With a marker in place of each comment for Outlook, and without style sheets. */
  readonly rest: string;
  readonly css: string;
  readonly comments: readonly string[];
}

function setAside(html: string): SetAside {
  const text = html.replaceAll(OWN_SIGNS, '');
  const [rest, sheets, comments]: [string[], string[], string[]] = [[], [], []];
  const open: { place: number; comment: number }[] = [];
  const keep = (comment: string) => rest.push(`${COMMENT}${String(comments.push(comment) - 1)}${END}`);
  let at = 0;
  BEGINS.lastIndex = 0;
  for (let found = BEGINS.exec(text); found; found = BEGINS.exec(text)) {
    const isComment = found[0] === '<!--';
    const from = found.index + found[0].length;
    const to = text.indexOf(isComment ? '-->' : '</', from);
    // Browsers also treat everything after an unclosed tag as part of it.
    if (to === -1) break;
    rest.push(text.slice(at, found.index));
    const content = text.slice(from, to);
    if (isComment) {
      const conditional = conditionalOf(content);
      if (conditional?.kind === 'hidden')
        keep(`<!--[if ${conditional.condition}]>${forOutlook(conditional.content, scopedStyles)}<![endif]-->`);
      if (conditional?.kind === 'opens') {
        keep(conditional.text);
        open.push({ place: rest.length - 1, comment: comments.length - 1 });
      }
      if (conditional?.kind === 'closes' && open.pop()) keep(conditional.text);
    } else sheets.push(content);
    at = isComment ? to + 3 : Math.max(text.indexOf('>', to) + 1, to);
    BEGINS.lastIndex = at;
  }
  rest.push(text.slice(at));
  // An unclosed comment would hide the rest of the email from Outlook.
  for (const { comment } of open) comments[comment] = '';
  return { rest: rest.join(''), css: sheets.join('\n'), comments };
}

/** In text only: inside a tag a comment would be unsanitized markup. */
const withComments = (html: string, comments: readonly string[]) =>
  comments.length === 0
    ? html
    : html
        .split(/(<[^<>]*>)/)
        .map((part, place) =>
          part.replaceAll(COMMENT_MARKER, (_, number: string) =>
            place % 2 === 0 ? (comments[Number(number)] ?? '') : '',
          ),
        )
        .join('');

/** Quotation marks in placeholders would look like the end of an attribute when they are filled in. */
function quotedPlaceholders(text: string): string {
  if (!text.includes('{{')) return text;
  return text.replaceAll(/\{\{[^{}]*\}\}/g, (placeholder) => placeholder.replaceAll('"', '&quot;'));
}

function allowed(
  attribs: sanitize.Attributes,
  name: 'href' | 'src' | 'background',
  address: string | undefined,
  pattern: RegExp,
): sanitize.Attributes {
  const written = address?.trim() ?? '';
  return pattern.test(written) ? { [name]: written, ...attribs } : attribs;
}

function ofBody({ class: names = '', bgcolor = '', style = '', ...attribs }: sanitize.Attributes): sanitize.Attributes {
  const color = PLAIN_COLOR.test(bgcolor) ? `background-color:${bgcolor};` : '';
  return { ...attribs, class: `${LETTER_BODY} ${names}`.trim(), style: color + style };
}
