import { type AccessRows, everybody } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'POST /api/approval-items': everybody(400),
  'GET /api/admin/approval-items': [401, 403, 403, 200],
  'GET /api/admin/approval-items/pending': [401, 403, 403, 200],
  'GET /api/admin/approval-items/completed': [401, 403, 403, 200],
  'GET /api/admin/approval-items/summary': [401, 403, 403, 200],
  'GET /api/admin/approval-items/{id}': [401, 403, 403, 404],
  'GET /api/admin/approval-items/{id}/preview': [401, 403, 403, 404],
  'PATCH /api/admin/approval-items/{id}': [401, 403, 403, 400],
  'DELETE /api/admin/approval-items/{id}': [401, 403, 403, 404],
  'GET /api/approval-items/{id}/comments': [401, 403, 404, 404],
  'POST /api/approval-items/{id}/comments': [401, 403, 400, 400],
  'PATCH /api/approval-items/{id}/comments/{commentId}': [401, 403, 400, 400],
  'DELETE /api/approval-items/{id}/comments/{commentId}': [401, 403, 400, 400],
  'GET /api/manager/submissions': [401, 403, 200, 200],
};
