import type { AccessRows } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/manager/site-content': [401, 403, 200, 200],
  'PUT /api/manager/site-content': [401, 403, 400, 400],
  'GET /api/manager/site-content/versions': [401, 403, 200, 200],
  'PUT /api/manager/site-content/versions/{number}/restoration': [401, 403, 404, 404],
};
