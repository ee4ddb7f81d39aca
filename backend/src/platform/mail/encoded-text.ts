import { encode, wrap } from 'nodemailer/lib/qp';

/** A line of 76 characters has room for the sign that breaks it. */
const LINE = 75;
const SOFT_BREAK = '=\r\n';

/** A piece of text as it travels (quoted-printable, RFC 2045). */
export const encoded = (text: string): string => wrap(encode(text.replaceAll(/\r\n|\r|\n/g, '\r\n')), LINE);

/** Pieces that were encoded one by one, as one text. */
export const joined = (pieces: readonly string[]): string => pieces.filter((piece) => piece !== '').join(SOFT_BREAK);
