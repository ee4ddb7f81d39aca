import type { AccessRows } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/admin/tokens': [401, 403, 403, 200],
  'POST /api/admin/tokens': [401, 403, 403, 400],
  'DELETE /api/admin/tokens/{id}': [401, 403, 403, 404],
};
