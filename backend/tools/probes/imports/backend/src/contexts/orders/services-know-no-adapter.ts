import { invited } from './adapters/guest-book.js';

export const seated = invited;
