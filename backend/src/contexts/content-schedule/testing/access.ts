import type { AccessRows } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/manager/scheduled-content': [401, 403, 200, 200],
  'GET /api/manager/scheduled-content/summary': [401, 403, 200, 200],
  'GET /api/manager/scheduled-content/upcoming/{days}': [401, 403, 200, 200],
  'GET /api/manager/scheduled-content/{id}': [401, 403, 404, 404],
  'POST /api/manager/scheduled-content': [401, 403, 400, 400],
  'PATCH /api/manager/scheduled-content/{id}': [401, 403, 404, 404],
  'DELETE /api/manager/scheduled-content/{id}': [401, 403, 404, 404],
};
