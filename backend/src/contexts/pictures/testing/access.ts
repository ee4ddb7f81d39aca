import { type AccessRows, everybody } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/pictures': [401, 403, 200, 200],
  // The body of the row is JSON, and is read before a role is asked for.
  'POST /api/pictures': [401, 415, 415, 415],
  'PATCH /api/pictures/{id}': [401, 403, 404, 404],
  'DELETE /api/pictures/{id}': [401, 403, 404, 404],
  'GET /api/admin/photographs': [401, 403, 403, 200],
  'PUT /api/admin/photographs/{place}': [401, 403, 403, 400],
  'DELETE /api/admin/photographs/{place}': [401, 403, 403, 404],
  'GET /pictures/{name}': everybody(404),
};
