import type { AccessRows } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/manager/menu': [401, 403, 200, 200],
  'GET /api/manager/menu/shown': [401, 403, 200, 200],
  'PUT /api/manager/menu': [401, 403, 400, 400],
  'POST /api/manager/menu/combination': [401, 403, 400, 400],
  'GET /api/manager/menu/versions': [401, 403, 200, 200],
  'PUT /api/manager/menu/versions/{number}/restoration': [401, 403, 404, 404],
  'PUT /api/manager/menu/off/{dishId}': [401, 403, 400, 400],
  'DELETE /api/manager/menu/off/{dishId}': [401, 403, 204, 204],
  'PUT /api/manager/menu/soups/{day}': [401, 403, 400, 400],
  'DELETE /api/manager/menu/soups/{day}': [401, 403, 204, 204],
};
