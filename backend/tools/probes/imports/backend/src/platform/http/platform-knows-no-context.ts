import { guest } from '../../contexts/guests/index.js';

export const invited = guest;
