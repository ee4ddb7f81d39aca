import { compile, type HtmlToTextOptions } from 'html-to-text';
import { shallow } from './nesting.js';

const heading = (level: number) => ({ selector: `h${String(level)}`, options: { uppercase: false } });

const block = (selector: string) => ({
  selector,
  format: 'block',
  options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
});

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  formatters: {
    description: (element, _walk, builder) => {
      builder.addInline((element.attribs as Record<string, string>)['alt'] ?? '');
    },
    cell: (element, walk, builder) => {
      walk(element.children, builder);
      builder.addInline(' ');
    },
  },
  selectors: [
    ...[1, 2, 3, 4, 5, 6].map(heading),
    { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true } },
    { selector: 'img', format: 'description' },
    ...['tr', 'details', 'summary'].map(block),
    ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
    { selector: 'hr', options: { length: 20 } },
  ],
};
const convert = compile(OPTIONS);
const convertMarkdown = compile({ ...OPTIONS, preserveNewlines: true });

/** The end of a link directly followed by a word or another link. */
const CLOSE_LINK = /<\/a>(?=(?:<\/?(?:b|i|u|em|span|strong)\b[^>]*>)*(?:<a\b|[\p{L}\p{N}]))/giu;

/** Converts HTML to plain text, for the text part of an email. */
export const textOfHtml = (html: string): string => convert(shallow(html.replace(CLOSE_LINK, '</a> '))).trim();

/** Markdown as it was written, without the HTML in it. */
export const textOfMarkdown = (markdown: string): string =>
  convertMarkdown(shallow(markdown.replaceAll('\r\n', '\n')))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
