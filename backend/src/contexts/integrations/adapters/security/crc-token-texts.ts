import { Injectable } from '@nestjs/common';
import type { TokenTexts } from '../../domain/ports/token-texts.js';
import { hashOfToken, isTokenText, newTokenText } from './token-text.js';

@Injectable()
export class CrcTokenTexts implements TokenTexts {
  next = newTokenText;
  canBe = isTokenText;
  hashOf = hashOfToken;
}
