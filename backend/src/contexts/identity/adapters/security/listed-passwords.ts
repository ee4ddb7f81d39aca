import { dictionary } from '@zxcvbn-ts/language-common';
import type { CommonPasswords } from '../../domain/ports/common-passwords.js';

/** The passwords most often found in leaks, in small letters. */
const LISTED: ReadonlySet<string> = new Set(dictionary['passwords-common']);

export class ListedPasswords implements CommonPasswords {
  includes(password: string): boolean {
    return LISTED.has(password.toLowerCase());
  }
}
