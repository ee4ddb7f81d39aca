import type { AccessRows } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/admin/trail': [401, 403, 403, 200],
  'GET /api/admin/trail/people': [401, 403, 403, 200],
  'GET /api/admin/trail/export.jsonl': [401, 403, 403, 200],
};
