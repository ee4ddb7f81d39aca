import { encode, wrap } from 'nodemailer/lib/qp';

/** Lines may have 76 characters, including the soft line break. */
const LINE = 75;
const SOFT_BREAK = '=\r\n';

/** A piece of text in its transfer encoding (quoted-printable, RFC 2045). */
export const encoded = (text: string): string => wrap(encode(text.replaceAll(/\r\n|\r|\n/g, '\r\n')), LINE);

/** Joins separately encoded pieces to one text. */
export const joined = (pieces: readonly string[]): string => pieces.filter((piece) => piece !== '').join(SOFT_BREAK);
