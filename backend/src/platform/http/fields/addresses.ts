import { domainToASCII } from 'node:url';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { isEmail, IsNotEmpty, isURL, MaxLength, ValidateIf } from 'class-validator';
import { Transform } from 'class-transformer';
import { field, holds } from './field.js';
import { hidesNothing } from './signs.js';

/** Quoted local parts and comments, which mail programs read in different ways; as the inside of a character class. */
const PLAIN = { blacklisted_chars: '"()<>\\[\\]:;\\\\,' };
const LONGEST_MAIL_ADDRESS = 254;
const NO_MAIL_ADDRESS = 'Please enter a valid email address';
const WEB = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

/** The usual form, matched by one pattern: lists have thousands. */
const USUAL = /^[a-z\d](?:\.?[\w+-]){0,62}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z]{2,20}$/i;
const LONGEST_LOCAL_PART = 64;

/** Nothing in it is hidden, and mail programs read it in one way. */
export function isMailAddress(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > LONGEST_MAIL_ADDRESS) return false;
  if (text.lastIndexOf('@') > LONGEST_LOCAL_PART) return false;
  return USUAL.test(text) || (isPlain(text) && isEmail(text, PLAIN));
}

/** An address as it is kept: a domain of other letters in the form in which mail programs send it (RFC 5891). */
export function oneMailAddress(text: string): string {
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (at === 0 || /^[\u{21}-\u{7e}]*$/u.test(domain)) return text;
  return text.slice(0, at) + (domainToASCII(domain) || domain);
}

const inOneForm = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? oneMailAddress(value) : value));

/** One plain address such as `ana@guests.example`; `missing` is the form's sentence about its empty fields. */
export const MailAddress = ({ missing }: { missing?: string } = {}) =>
  field(() => [
    inOneForm(),
    IsMailAddress(),
    ...(missing ? [IsNotEmpty({ message: missing })] : []),
    ApiProperty({ maxLength: LONGEST_MAIL_ADDRESS }),
  ]);

/** May be empty, null or not there. */
export const OptionalMailAddress = () =>
  field(() => [
    inOneForm(),
    IsMailAddress(),
    whenGiven(),
    ApiPropertyOptional({ maxLength: LONGEST_MAIL_ADDRESS, nullable: true, type: String }),
  ]);

/** May be empty, null or not there. */
export const OptionalWebAddress = ({ max }: { max: number }) =>
  field(() => [
    MaxLength(max, { message: `Use at most ${max.toLocaleString('en-US')} characters for the web address.` }),
    holds('isWebAddress', isWebAddress, 'Enter a web address that starts with http:// or https://.'),
    whenGiven(),
    ApiPropertyOptional({ maxLength: max, nullable: true, type: String }),
  ]);

/** Half a surrogate pair, which the checks of addresses do not outlive, is hidden as well. */
const isPlain = (text: unknown) => typeof text === 'string' && hidesNothing(text);

const IsMailAddress = () => holds('isMailAddress', isMailAddress, NO_MAIL_ADDRESS);

const isWebAddress = (text: unknown) => isPlain(text) && isURL(text as string, WEB);

/** 0 and false are no text, whatever they are in JavaScript. */
const whenGiven = () => ValidateIf((_body, value: unknown) => value !== undefined && value !== null && value !== '');
