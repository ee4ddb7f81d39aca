import { guest } from './contexts/guests/domain/guest.js';

export const invited = guest;
