import { escapeText } from 'entities';
import sanitize from 'sanitize-html';
import { shallow } from './nesting.js';

const OPTIONS: sanitize.IOptions = {
  allowedTags: 'p h2 h3 h4 ul ol li blockquote strong em b i br hr a figure figcaption'.split(' '),
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** A text that somebody wrote, HTML or plain as it was typed, as HTML that is safe to show on every screen and in mail. */
export function safeHtml(content: string): string {
  if (isHtml(content)) return sanitize(shallow(content), OPTIONS);
  const paragraphs = content.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return paragraphs.map((paragraph) => `<p>${escapeText(paragraph.trim()).replaceAll('\n', '<br />')}</p>`).join('\n');
}

/** Whether a text is meant as HTML: it begins with a tag. */
export const isHtml = (text: string) => /^\s*<[a-z!]/i.test(text);
