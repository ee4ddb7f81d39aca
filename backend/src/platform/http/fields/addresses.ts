import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsEmail, isEmail, IsNotEmpty, IsUrl, MaxLength, ValidateIf } from 'class-validator';
import { field } from './field.js';

/** Quoted local parts and comments, which mail programs read in different ways; as the inside of a character class. */
const PLAIN = { blacklisted_chars: '"()<>\\[\\]:;\\\\,' };
const LONGEST_MAIL_ADDRESS = 254;
const NO_MAIL_ADDRESS = 'Please enter a valid email address';
const WEB = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

export const isMailAddress = (text: string) => isEmail(text, PLAIN);

/** One plain address such as `ana@guests.example`; `missing` is the form's sentence about its empty fields. */
export const MailAddress = ({ missing }: { missing?: string } = {}) =>
  field(() => [
    IsEmail(PLAIN, { message: NO_MAIL_ADDRESS }),
    ...(missing ? [IsNotEmpty({ message: missing })] : []),
    ApiProperty({ maxLength: LONGEST_MAIL_ADDRESS }),
  ]);

/** May be empty, null or not there. */
export const OptionalMailAddress = () =>
  field(() => [
    IsEmail(PLAIN, { message: NO_MAIL_ADDRESS }),
    whenGiven(),
    ApiPropertyOptional({ maxLength: LONGEST_MAIL_ADDRESS, nullable: true, type: String }),
  ]);

/** May be empty, null or not there. */
export const OptionalWebAddress = ({ max }: { max: number }) =>
  field(() => [
    MaxLength(max, { message: `Please use at most ${max.toLocaleString('en-US')} characters for the web address.` }),
    IsUrl(WEB, { message: 'Please enter a web address that begins with http:// or https://.' }),
    whenGiven(),
    ApiPropertyOptional({ maxLength: max, nullable: true, type: String }),
  ]);

const whenGiven = () => ValidateIf((_body, value: unknown) => Boolean(value));
