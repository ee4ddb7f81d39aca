import { escapeText } from 'entities';
import sanitize from 'sanitize-html';
import { shallow } from './nesting.js';

const PLACEMENT = ['align', 'valign', 'width', 'height', 'bgcolor', 'style', 'role', 'dir', 'lang', 'title'];

/** Values that fetch nothing, run nothing and hide nothing in other letters: of functions only those of colors and sizes. */
const HARMLESS = [/^(?!.*\b(?!(?:rgba?|hsla?|calc)\s*\()[-\w]+\s*\()[-\w\s.,#%()'"/+!]+$/is];
const LOOKS = [
  ...['color', 'font', 'font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing', 'line-height'],
  ...['text-align', 'text-decoration', 'text-transform', 'vertical-align', 'white-space', 'background-color'],
  ...['background', 'width', 'max-width', 'min-width', 'height', 'max-height', 'display', 'float', 'clear'],
  ...['table-layout', 'list-style', 'list-style-type', 'box-sizing', 'opacity'],
  ...['margin', 'padding'].flatMap((space) => [space, ...around(space)]),
  ...['border', 'border-radius', 'border-collapse', 'border-spacing', 'border-color', 'border-style', 'border-width'],
  ...around('border'),
];

/** Where a link in a mail may lead. A contact's field decides no host and no scheme: only the link to unsubscribe is ours. */
const LINK = /^(?:https?:(?!\/*[^/?#]*\{\{)|mailto:|tel:|[#/](?!\/)|\{\{\s*unsubscribeUrl\s*\}\})/i;
const PICTURE = /^https?:(?!\/*[^/?#]*\{\{)/i;

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...'p h1 h2 h3 h4 h5 h6 div span center ul ol li blockquote pre code strong em b i u s small sub sup br hr'.split(
      ' ',
    ),
    ...'a img table caption thead tbody tfoot tr th td font figure figcaption'.split(' '),
  ],
  allowedAttributes: {
    '*': PLACEMENT,
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'border'],
    table: ['cellpadding', 'cellspacing', 'border'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    font: ['color', 'face', 'size'],
    ol: ['start', 'type'],
  },
  allowedStyles: { '*': Object.fromEntries(LOOKS.map((property) => [property, HARMLESS])) },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  textFilter: quotedPlaceholders,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
  transformTags: {
    a: (tagName, { href, ...attribs }) => ({ tagName, attribs: allowed(attribs, 'href', href, LINK) }),
    img: (tagName, { src, ...attribs }) => ({ tagName, attribs: allowed(attribs, 'src', src, PICTURE) }),
  },
};

/** HTML that somebody wrote for a mail, without what no mail may carry. Placeholders stay; plain text becomes paragraphs. */
export function mailHtml(written: string): string {
  const html = shallow(written);
  if (/<[a-z!/]/i.test(html)) return sanitize(html, OPTIONS).trim();
  const paragraphs = html.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  const lines = (paragraph: string) => quotedPlaceholders(escapeText(paragraph.trim())).replaceAll('\n', '<br />');
  return paragraphs.map((paragraph) => `<p>${lines(paragraph)}</p>`).join('\n');
}

/** Quotation marks in them would look like the end of an attribute to whoever fills them in. */
function quotedPlaceholders(text: string): string {
  if (!text.includes('{{')) return text;
  return text.replaceAll(/\{\{[^{}]*\}\}/g, (placeholder) => placeholder.replaceAll('"', '&quot;'));
}

function around(property: string): string[] {
  return ['top', 'right', 'bottom', 'left'].map((side) => `${property}-${side}`);
}

function allowed(
  attribs: sanitize.Attributes,
  name: 'href' | 'src',
  address: string | undefined,
  pattern: RegExp,
): sanitize.Attributes {
  const written = address?.trim() ?? '';
  return pattern.test(written) ? { [name]: written, ...attribs } : attribs;
}
