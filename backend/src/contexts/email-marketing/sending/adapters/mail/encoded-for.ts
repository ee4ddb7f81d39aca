import { encoded, joined } from '../../../../../platform/mail/encoded-text.js';
import {
  escapeHtml,
  type Fields,
  type MailContent,
  type Piece,
  piecesOf,
  piecesOfHtml,
  valueOf,
} from '../../../templates/domain/index.js';

/** Like `mailFor`, but returns both parts encoded; whatever is the same for all recipients is encoded once. */
export function encodedFor({ html, text }: MailContent): (fields: Fields) => { text: string; html: string } {
  const [fillText, fillHtml] = [fillOf(piecesOf(text), (value) => value), fillOf(piecesOfHtml(html), escapeHtml)];
  return (fields) => ({ text: fillText(fields), html: fillHtml(fields) });
}

function fillOf(pieces: readonly Piece[], written: (value: string) => string): (fields: Fields) => string {
  const prepared = pieces.map((piece) => (typeof piece === 'string' ? encoded(piece) : piece));
  return (fields) =>
    joined(prepared.map((piece) => (typeof piece === 'string' ? piece : encoded(valueOf(fields, piece, written)))));
}
