import { decodeHTML } from 'entities';
import sanitize from 'sanitize-html';
import { shallow } from '../../../../platform/html/nesting.js';
import { isHtml } from '../../../../platform/html/safe-html.js';

/** The words of the paragraphs, without headings and lists; all words where there is no paragraph. */
export function paragraphWords(written: string): string {
  const content = shallow(written);
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
