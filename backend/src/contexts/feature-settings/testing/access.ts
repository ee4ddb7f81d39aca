import type { AccessRows } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/admin/house-options': [401, 403, 403, 200],
  'PUT /api/admin/house-options/{id}': [401, 403, 403, 400],
};
