import type { AccessRows } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/account/push': [401, 200, 200, 200],
  'POST /api/account/push': [401, 400, 400, 400],
  'PUT /api/account/push/{id}': [401, 400, 400, 400],
  'DELETE /api/account/push/{id}': [401, 204, 204, 204],
  'POST /api/account/push/{id}/test': [401, 404, 404, 404],
};
