import { letter } from '../letters/domain/letter.js';

export const sent = letter;
