import { type AccessRows, everybody } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'POST /api/contact': everybody(400),
  'POST /api/gift-card-requests': everybody(400),
  'GET /api/admin/enquiries': [401, 403, 403, 200],
  'GET /api/admin/enquiries/summary': [401, 403, 403, 200],
  'GET /api/admin/enquiries/export.csv': [401, 403, 403, 200],
  'GET /api/admin/enquiries/{id}': [401, 403, 403, 404],
  'PATCH /api/admin/enquiries/{id}': [401, 403, 403, 400],
  'POST /api/admin/enquiries/{id}/answer': [401, 403, 403, 400],
};
