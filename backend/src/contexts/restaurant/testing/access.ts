import { type AccessRows, everybody } from '../../../testing/access-row.js';

export const access: AccessRows = {
  'GET /api/restaurant': everybody(200),
};
