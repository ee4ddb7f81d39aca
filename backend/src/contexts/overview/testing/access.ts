import type { AccessRows } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/admin/setup': [401, 403, 403, 200],
  'GET /api/admin/today': [401, 403, 403, 200],
  'GET /api/admin/trends': [401, 403, 403, 200],
};
