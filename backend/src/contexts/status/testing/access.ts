import { type AccessRows, everybody } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'POST /api/client-errors': everybody(400),
  'GET /api/admin/status': [401, 403, 403, 200],
  'GET /api/admin/status/server': [401, 403, 403, 200],
  'POST /api/admin/status/start-sending': [401, 403, 403, 200],
  'POST /api/admin/status/try-again': [401, 403, 403, 200],
};
