import { decodeHTML } from 'entities';
import sanitize from 'sanitize-html';
import { shallow } from '../../../../platform/html/nesting.js';
import { isHtml } from '../../../../platform/html/safe-html.js';

/** The text of the paragraphs without headings and lists; all text if there is no paragraph. */
export function paragraphWords(written: string): string {
  const content = shallow(written);
  const html = isHtml(content) ? sanitize(content, { allowedTags: ['p', 'br'], allowedAttributes: {} }) : '';
  const paragraphs = html.match(/<p>.*?<\/p>/gs) ?? [];
  return wordsOf(paragraphs.join('')) || wordsOf(content);
}

/** Text without markup, on one line. */
function wordsOf(content: string): string {
  // The end of a block also ends a word, even without white space in the markup.
  const html = isHtml(content) ? content.replaceAll(/<(\/(p|h\d|li|blockquote|div|ul|ol)|[bh]r)\b/gi, ' $&') : content;
  const text = isHtml(content) ? sanitize(html, { allowedTags: [], allowedAttributes: {} }) : html;
  return (isHtml(content) ? decodeHTML(text) : text).replaceAll(/\s+/g, ' ').trim();
}
