import { decodeHTML, escapeText } from 'entities';
import sanitize from 'sanitize-html';

const OPTIONS: sanitize.IOptions = {
  allowedTags: 'p h2 h3 h4 ul ol li blockquote strong em b i br hr a figure figcaption'.split(' '),
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** Text of an article, HTML or plain as it was typed, as HTML that is safe to show. */
export function articleHtml(content: string): string {
  if (isHtml(content)) return sanitize(content, OPTIONS);
  const paragraphs = content.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return paragraphs.map((paragraph) => `<p>${escapeText(paragraph.trim()).replaceAll('\n', '<br />')}</p>`).join('\n');
}

/** The words of the paragraphs, without headings and lists; all words where there is no paragraph. */
export function paragraphWords(content: string): string {
  const html = isHtml(content) ? sanitize(content, { allowedTags: ['p', 'br'], allowedAttributes: {} }) : '';
  const paragraphs = html.match(/<p>.*?<\/p>/gs) ?? [];
  return wordsOf(paragraphs.join('')) || wordsOf(content);
}

/** Words alone, on one line. */
function wordsOf(content: string): string {
  // A block's end is a word's end, also where the markup has no white space.
  const html = isHtml(content) ? content.replaceAll(/<(\/(p|h\d|li|blockquote|div|ul|ol)|[bh]r)\b/gi, ' $&') : content;
  const text = isHtml(content) ? sanitize(html, { allowedTags: [], allowedAttributes: {} }) : html;
  return (isHtml(content) ? decodeHTML(text) : text).replaceAll(/\s+/g, ' ').trim();
}

const isHtml = (content: string) => /^\s*<[a-z!]/i.test(content);
