import { IsEmail } from 'class-validator';

/** Quoted local parts and comments, which mail programs read in different ways; as the inside of a character class. */
const AMBIGUOUS = '"()<>\\[\\]:;\\\\,';

/** One plain address such as `ana@guests.example`. */
export const IsMailAddress = () =>
  IsEmail({ blacklisted_chars: AMBIGUOUS }, { message: 'Please enter a valid email address' });
