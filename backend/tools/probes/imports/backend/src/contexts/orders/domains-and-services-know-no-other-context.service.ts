import { guest } from '../guests/index.js';

export const invited = guest;
