import type { AccessRows } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/admin/chat-answers': [401, 403, 403, 200],
  'PUT /api/admin/chat-answers/{topic}': [401, 403, 403, 400],
  'DELETE /api/admin/chat-answers/{topic}': [401, 403, 403, 404],
};
