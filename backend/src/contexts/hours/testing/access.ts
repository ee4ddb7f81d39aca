import { type AccessRows, everybody } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/hours': everybody(200),
  'GET /api/admin/hours': [401, 403, 403, 200],
  'PUT /api/admin/hours': [401, 403, 403, 400],
  'DELETE /api/admin/hours/changes/{id}': [401, 403, 403, 404],
  'POST /api/admin/hours/special': [401, 403, 403, 400],
  'PUT /api/admin/hours/special/{id}': [401, 403, 403, 400],
  'DELETE /api/admin/hours/special/{id}': [401, 403, 403, 404],
};
