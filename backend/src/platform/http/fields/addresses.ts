import { domainToASCII } from 'node:url';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { isEmail, IsNotEmpty, isURL, MaxLength, ValidateIf } from 'class-validator';
import { Transform } from 'class-transformer';
import { field, holds } from './field.js';
import { hidesNothing } from './signs.js';

/** Characters of quoted local parts and comments, which mail clients parse differently; the inside of a character class. */
const PLAIN = { blacklisted_chars: '"()<>\\[\\]:;\\\\,' };
const MAX_EMAIL_LENGTH = 254;
const NO_MAIL_ADDRESS = 'Please enter a valid email address';
const WEB = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

/** Fast path for the usual form, because lists have thousands of addresses. */
const COMMON_EMAIL = /^[a-z\d](?:\.?[\w+-]){0,62}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z]{2,20}$/i;
const MAX_LOCAL_PART_LENGTH = 64;

/** A valid address without hidden characters that all mail clients parse the same way. */
export function isMailAddress(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > MAX_EMAIL_LENGTH) return false;
  if (text.lastIndexOf('@') > MAX_LOCAL_PART_LENGTH) return false;
  return COMMON_EMAIL.test(text) || (isPlain(text) && isEmail(text, PLAIN));
}

/** The address as stored: an internationalized domain in its ASCII form, as mail clients send it (RFC 5891). */
export function oneMailAddress(text: string): string {
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (at === 0 || /^[\u{21}-\u{7e}]*$/u.test(domain)) return text;
  return text.slice(0, at) + (domainToASCII(domain) || domain);
}

const inOneForm = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? oneMailAddress(value) : value));

/** A single address such as `ana@guests.example`; `missing` is the message for an empty field. */
export const MailAddress = ({ missing }: { missing?: string } = {}) =>
  field(() => [
    inOneForm(),
    IsMailAddress(),
    ...(missing ? [IsNotEmpty({ message: missing })] : []),
    ApiProperty({ maxLength: MAX_EMAIL_LENGTH }),
  ]);

/** May be empty, null or missing. */
export const OptionalMailAddress = () =>
  field(() => [
    inOneForm(),
    IsMailAddress(),
    whenGiven(),
    ApiPropertyOptional({ maxLength: MAX_EMAIL_LENGTH, nullable: true, type: String }),
  ]);

/** May be empty, null or missing. */
export const OptionalWebAddress = ({ max }: { max: number }) =>
  field(() => [
    MaxLength(max, { message: `Use at most ${max.toLocaleString('en-US')} characters for the web address.` }),
    holds(
      'isWebAddress',
      // An address that is too long has its own message.
      (text) => (typeof text === 'string' && text.length > max) || isWebAddress(text),
      'Enter a web address that starts with http:// or https://.',
    ),
    whenGiven(),
    ApiPropertyOptional({ maxLength: max, nullable: true, type: String }),
  ]);

/** Also rejects unpaired surrogates, with which the validators would throw. */
const isPlain = (text: unknown) => typeof text === 'string' && hidesNothing(text);

const IsMailAddress = () => holds('isMailAddress', isMailAddress, NO_MAIL_ADDRESS);

const isWebAddress = (text: unknown) => isPlain(text) && isURL(text as string, WEB);

/** 0 and false are values, although they are falsy. */
const whenGiven = () => ValidateIf((_body, value: unknown) => value !== undefined && value !== null && value !== '');
