import { encoded, joined } from '../../../../../platform/mail/encoded-text.js';
import { escapeHtml, type Fields, type MailContent, split, valueOf } from '../../../domain/templates/mail-content.js';

/** Like `mailFor`, with both parts as they travel: what is the same for all is encoded once. */
export function encodedFor({ html, text }: MailContent): (fields: Fields) => { text: string; html: string } {
  const [fillText, fillHtml] = [fillOf(text, (value) => value), fillOf(html, escapeHtml)];
  return (fields) => ({ text: fillText(fields), html: fillHtml(fields) });
}

function fillOf(text: string, written: (value: string) => string): (fields: Fields) => string {
  const pieces = split(text).map((piece, place) => (place % 2 === 0 ? encoded(piece) : piece));
  return (fields) =>
    joined(pieces.map((piece, place) => (place % 2 === 0 ? piece : encoded(written(valueOf(fields, piece))))));
}
