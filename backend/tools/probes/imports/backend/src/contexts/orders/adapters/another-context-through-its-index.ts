import { guest } from '../../guests/domain/guest.js';

export const invited = guest;
