import type { AccessRows } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/admin/restaurant-details': [401, 403, 403, 200],
  'PUT /api/admin/restaurant-details': [401, 403, 403, 400],
};
