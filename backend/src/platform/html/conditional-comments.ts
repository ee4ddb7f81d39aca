import { isHarmlessDeclaration } from './mail-declarations.js';

/** Allowed link targets in an email. Placeholders may not set host or scheme, except for our own unsubscribe link. */
export const LINK = /^(?:https?:(?!\/*[^/?#]*\{\{)|mailto:|tel:|[#/](?!\/)|\{\{\s*unsubscribeUrl\s*\}\})/i;
export const PICTURE = /^https?:(?!\/*[^/?#]*\{\{)/i;

const CONDITION = /^[\w\s!()&|]{1,60}$/;
const OPENS = /^\[if ([^\]]*)\]>\s*<!(?:--)?\s*$/;
const CLOSES = /^\s*<!\[endif\]$/;
const HIDDEN = /^\[if ([^\]]*)\]>([^]*)<!\[endif\]$/;

/** Maximum length of such a comment, in characters. */
const MAX_COMMENT_LENGTH = 16 * 1024;

/** Elements for Outlook only: its drawing language (VML) and its settings. */
const ELEMENTS = new Set([
  ...'table tbody thead tr td th div p span a img br center b i strong em font xml'.split(' '),
  ...'v:rect v:roundrect v:fill v:stroke v:textbox v:image v:imagedata v:shape v:line v:background v:group'.split(' '),
  ...'w:anchorlock o:officedocumentsettings o:allowpng o:pixelsperinch o:p'.split(' '),
]);
const ATTRIBUTES = new Set([
  ...'align valign width height bgcolor color face size cellpadding cellspacing border role dir lang title alt class id'.split(
    ' ',
  ),
  ...'colspan rowspan fill filled fillcolor stroke stroked strokecolor strokeweight arcsize inset type aspect'.split(
    ' ',
  ),
  ...'coordorigin coordsize origin position focus angle opacity'.split(' '),
]);
const TAG = /^<(\/?)([a-z][\w:]*)([^]*?)(\/?)>$/i;
const ATTRIBUTE = /([a-z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const UNSEEN = /<(script|title|textarea|noembed)\b[^<>]*>[^]*?<\/\1\s*>/gi;
const STYLE = /<style\b[^<>]*>([^]*?)<\/style\s*>/gi;

/** A conditional comment: sanitized content for Outlook, or a marker that opens or closes a part hidden from Outlook. */
type Conditional = { kind: 'hidden'; condition: string; content: string } | { kind: 'opens' | 'closes'; text: string };

/** @param comment the text between `<!--` and `-->` */
export function conditionalOf(comment: string): Conditional | null {
  if (CLOSES.test(comment)) return { kind: 'closes', text: '<!--<![endif]-->' };
  const [, opening = ''] = OPENS.exec(comment) ?? [];
  if (CONDITION.test(opening)) return { kind: 'opens', text: `<!--[if ${opening.trim()}]><!-->` };
  const [, condition = '', content = ''] = HIDDEN.exec(comment) ?? [];
  return CONDITION.test(condition) && content.length <= MAX_COMMENT_LENGTH
    ? { kind: 'hidden', condition: condition.trim(), content }
    : null;
}

/**
 * HTML for Outlook only. Such comments may open a table here and close it elsewhere, so each tag is sanitized
 * separately.
 * @param cleanedCss returns the allowed part of a style sheet
 */
export function forOutlook(html: string, cleanedCss: (css: string) => string): string {
  const pieces = html.replaceAll(UNSEEN, '').split(STYLE);
  return pieces.map((piece, place) => (place % 2 === 0 ? tagsOf(piece) : styleOf(cleanedCss(piece)))).join('');
}

const styleOf = (css: string) => css && `<style>${css}</style>`;

const tagsOf = (html: string) =>
  html
    .split(/(<[^<>]*>)/)
    .map((part, place) => (place % 2 === 0 ? textOf(part) : tagOf(part)))
    .join('');

/** Preserves entities and escapes leftover markup characters. */
const textOf = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function tagOf(tag: string): string {
  const [, end = '', name = '', attributes = '', empty = ''] = TAG.exec(tag) ?? [];
  if (!ELEMENTS.has(name.toLowerCase())) return '';
  return end ? `</${name}>` : `<${name}${attributesOf(attributes)}${empty}>`;
}

const attributesOf = (written: string) =>
  Array.from(written.matchAll(ATTRIBUTE), ([, name = '', double, single, bare]) =>
    attributeOf(name.toLowerCase(), (double ?? single ?? bare ?? '').trim()),
  ).join('');

function attributeOf(name: string, value: string): string {
  const retained = name === 'style' ? declarationsOf(value) : isRetained(name, value) ? value : '';
  return retained && ` ${name}="${retained.replaceAll('"', '&quot;')}"`;
}

const declarationsOf = (style: string) =>
  style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => {
      const at = declaration.indexOf(':');
      return at > 0 && isHarmlessDeclaration(declaration.slice(0, at), declaration.slice(at + 1));
    })
    .join(';');

function isRetained(name: string, value: string): boolean {
  if (name === 'href') return LINK.test(value);
  if (name === 'src') return PICTURE.test(value);
  if (name.startsWith('xmlns:')) return /^urn:schemas-microsoft-com:[\w:]+$/.test(value);
  return ATTRIBUTES.has(name) && !/[<>]/.test(value);
}
