import { type AccessRows, everybody } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/consultation': everybody(200),
  'POST /api/consultation': everybody(400),
  'POST /api/plan-consultation': everybody(400),
  'POST /api/build-requirements': everybody(201),
};
