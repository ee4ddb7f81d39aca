import { escapeText } from 'entities';
import sanitize from 'sanitize-html';
import { PICTURE_PATH } from '../../kernel/pictures.js';
import { shallow } from './nesting.js';

const OPTIONS: sanitize.IOptions = {
  allowedTags: 'p h2 h3 h4 ul ol li blockquote strong em b i br hr a img figure figcaption'.split(' '),
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'loading'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }),
    img: sanitize.simpleTransform('img', { loading: 'lazy' }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE_PATH.test(attribs['src'] ?? ''),
};

/** User-written text, HTML or plain, as HTML that is safe in every screen and email. */
export function safeHtml(content: string): string {
  if (isHtml(content)) return sanitize(shallow(content), OPTIONS);
  const paragraphs = content.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return paragraphs.map((paragraph) => `<p>${escapeText(paragraph.trim()).replaceAll('\n', '<br />')}</p>`).join('\n');
}

/** Whether a text is HTML: it begins with a tag. */
export const isHtml = (text: string) => /^\s*<[a-z!]/i.test(text);
