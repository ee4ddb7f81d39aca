import type { AccessRows } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/admin/staff': [401, 403, 403, 200],
  'GET /api/admin/staff/summary': [401, 403, 403, 200],
  'POST /api/admin/staff': [401, 403, 403, 400],
  'POST /api/admin/staff/{id}/invitation': [401, 403, 403, 404],
  'PATCH /api/admin/staff/{id}/status': [401, 403, 403, 400],
  'PATCH /api/admin/staff/{id}/password': [401, 403, 403, 400],
  'DELETE /api/admin/staff/{id}': [401, 403, 403, 404],
  'GET /api/staff/list': [401, 200, 200, 200],
};
