import type { AccessRows } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/messages': [401, 200, 200, 200],
  'GET /api/messages/archived': [401, 200, 200, 200],
  'GET /api/messages/unread-count': [401, 200, 200, 200],
  'GET /api/messages/summary': [401, 200, 200, 200],
  'GET /api/messages/{id}': [401, 404, 404, 404],
  'POST /api/messages': [401, 400, 400, 400],
  'PUT /api/messages/{id}/read': [401, 404, 404, 404],
  'PUT /api/messages/{id}/archive': [401, 404, 404, 404],
  'DELETE /api/messages/{id}': [401, 404, 404, 404],
};
