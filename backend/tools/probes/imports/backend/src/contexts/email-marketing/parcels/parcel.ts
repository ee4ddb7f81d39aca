import { letter } from '../letters/index.js';

export const sent = letter;
