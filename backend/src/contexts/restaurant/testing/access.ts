import { type AccessRows, everybody } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/restaurant': everybody(200),
};
