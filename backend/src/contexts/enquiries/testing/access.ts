import { type AccessRows, everybody } from '../../../testing/access-row.js';

export const access: AccessRows = {
  'POST /api/contact': everybody(400),
};
