import type { AccessRows } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/search': [401, 400, 400, 400],
};
