import { decodeHTML } from 'entities';
import sanitize from 'sanitize-html';
import { isHtml, safeHtml } from '../../../../../platform/html/safe-html.js';
import { shallow } from '../../../../../platform/html/nesting.js';
import { mailFor } from '../../../templates/domain/index.js';

/** An email as its author wrote it, with placeholders. */
export interface ArchivedContent {
  readonly subject: string;
  readonly previewText: string;
  readonly html: string;
}

interface PublicContent {
  readonly title: string;
  readonly previewText: string;
  /** Sanitized HTML. */
  readonly content: string;
  /** Its text, on one line. */
  readonly words: string;
}

/** A link that only makes sense in the email of one person. */
const IS_PERSONAL = /\{\{\s*unsubscribeUrl\b|\/email\/(preferences|unsubscribe|confirm|record)\b/;

const READABLE: sanitize.IOptions = {
  allowedTags: 'p h2 h3 h4 ul ol li blockquote strong em b i br hr a img figure figcaption div table tr th td'.split(
    ' ',
  ),
  allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
  // The head of a document is not part of its text.
  nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'head', 'title'],
  transformTags: { h1: 'h2' },
  exclusiveFilter: ({ tag, attribs }) => tag === 'a' && IS_PERSONAL.test(attribs['href'] ?? ''),
};

/** Names have a word that suits anyone; a fallback of the author wins. */
const neutral = (text: string) => text.replaceAll(/\{\{\s*firstName\s*\}\}/g, 'friend');

/** Cells and other blocks that are not shown as such must not join words. */
const apart = (html: string) => html.replaceAll(/<\/(?:div|tr|th|td)>/g, '$& ');

const wordsOf = (html: string) =>
  decodeHTML(sanitize(html.replaceAll(/<\/|<[bh]r\b/g, ' $&'), { allowedTags: [], allowedAttributes: {} }))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The email without anything personal: for an unknown reader, without links to preferences. */
export function publicContentOf(
  { subject, previewText, html }: ArchivedContent,
  restaurantName: string,
): PublicContent {
  const readable = isHtml(html) ? apart(sanitize(shallow(html), READABLE)) : html;
  const fill = mailFor({
    subject: neutral(subject),
    previewText: neutral(previewText),
    html: neutral(readable),
    text: '',
  });
  const filled = fill({ restaurantName });
  const content = safeHtml(filled.html);
  const words = wordsOf(content);
  return { title: filled.subject, previewText: filled.previewText, content, words };
}
