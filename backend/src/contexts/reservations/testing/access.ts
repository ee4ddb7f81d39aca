import { type AccessRows, everybody } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'POST /api/reservations': everybody(400),
  // The page of a table: no login opens it.
  'GET /api/guest-table': everybody(404),
  'POST /api/guest-table/late': everybody(400),
  'POST /api/guest-table/change': everybody(400),
  'POST /api/guest-table/cancel': everybody(404),
  'GET /api/staff/reservations': [401, 200, 403, 200],
  'POST /api/staff/reservations': [401, 400, 403, 400],
  'GET /api/staff/reservations/summary': [401, 200, 403, 200],
  'GET /api/staff/reservations/{id}': [401, 404, 403, 404],
  'PATCH /api/staff/reservations/{id}': [401, 400, 403, 400],
  'PUT /api/staff/reservations/{id}/complete': [401, 404, 403, 404],
  'PUT /api/staff/reservations/{id}/no-show': [401, 404, 403, 404],
  'DELETE /api/staff/reservations/{id}': [401, 404, 403, 404],
  'GET /api/staff/service': [401, 200, 403, 200],
  'GET /api/admin/reservations': [401, 403, 403, 200],
  'GET /api/admin/reservations/archived': [401, 403, 403, 200],
  'GET /api/admin/reservations/summary': [401, 403, 403, 200],
  'GET /api/admin/reservations/{id}': [401, 403, 403, 404],
  'PATCH /api/admin/reservations/{id}': [401, 403, 403, 400],
  'GET /api/admin/analytics/reservations': [401, 403, 403, 200],
  'GET /api/v1/reservations': everybody(401),
  'GET /api/v1/reservations/{id}': everybody(401),
  'POST /api/v1/reservations': everybody(401),
  'POST /api/v1/reservations/{id}/decision': everybody(401),
};
