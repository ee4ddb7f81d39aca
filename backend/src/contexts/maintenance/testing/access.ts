import type { AccessRows } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/manager/maintenance': [401, 403, 200, 200],
  'POST /api/manager/maintenance': [401, 403, 400, 400],
};
