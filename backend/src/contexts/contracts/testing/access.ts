import { type AccessRows, everybody } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'POST /api/contract': everybody(400),
  'GET /api/contract/signing': everybody(404),
  'POST /api/contract/signing': everybody(400),
  'POST /api/contract/signing/decline': everybody(400),
  'GET /api/contract/signing/agreement.pdf': everybody(404),
  'GET /api/admin/contracts/{id}/agreement.pdf': [401, 403, 403, 404],
  'GET /api/admin/contracts/{id}': [401, 403, 403, 404],
  'POST /api/admin/contracts/{id}/send': [401, 403, 403, 404],
};
