import { Injectable } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import { Restaurant } from '../../../../kernel/restaurant.js';
import type { CommonPasswords } from '../../domain/ports.js';

/** The passwords found most often in leaks, in lower case. */
const LISTED: ReadonlySet<string> = new Set(dictionary['passwords-common']);
/** Likely guesses for any restaurant that uses this product. */
const PRODUCT_WORDS = ['courtyard', 'restaurant', 'bistro', 'owner', 'manager', 'sitemanager', 'staff', 'admin'];
const MIN_WORD_LENGTH = 4;

/** Rejects passwords that are common everywhere, or here: the restaurant's name and town with digits or punctuation around them. */
@Injectable()
export class ListedPasswords implements CommonPasswords {
  constructor(private readonly restaurant: Restaurant) {}

  includes(password: string): boolean {
    const letters = lettersOf(password);
    return LISTED.has(password.toLowerCase()) || PRODUCT_WORDS.includes(letters) || this.isOfThisPlace(letters);
  }

  private isOfThisPlace(letters: string): boolean {
    const { name, address } = this.restaurant;
    const words = [name, address.city].flatMap((text) => [text, ...text.split(/\s+/)]).map(lettersOf);
    return words.some((word) => word.length >= MIN_WORD_LENGTH && word === letters);
  }
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
