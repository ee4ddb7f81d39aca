import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { TokenTexts } from '../../domain/access-token.js';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'cty_';
const RANDOM_SIGNS = 30;
const CHECK_SIGNS = 6;
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${String(RANDOM_SIGNS + CHECK_SIGNS)}}$`);

/** `cty_`, 30 random characters (178 bits), and 6 of their CRC-32: scanners can detect leaked tokens, and typing errors cause no query. */
export function newTokenText(): string {
  const random = Array.from({ length: RANDOM_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return PREFIX + random + checkOf(random);
}

export function isTokenText(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const random = text.slice(PREFIX.length, -CHECK_SIGNS);
  return text.endsWith(checkOf(random));
}

/** A fast hash is sufficient, because so many random bits cannot be guessed. */
export const hashOfToken = (text: string): string => createHash('sha256').update(text).digest('hex');

function checkOf(random: string): string {
  let rest = crc32(random);
  let check = '';
  for (let place = 0; place < CHECK_SIGNS; place += 1) {
    check = (SIGNS[rest % SIGNS.length] ?? '') + check;
    rest = Math.floor(rest / SIGNS.length);
  }
  return check;
}

@Injectable()
export class CrcTokenTexts implements TokenTexts {
  next = newTokenText;
  canBe = isTokenText;
  hashOf = hashOfToken;
}
