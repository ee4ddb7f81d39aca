import { type AccessRows, everybody } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'POST /api/analytics/page-views': everybody(400),
  'GET /api/admin/analytics/funnel': [401, 403, 403, 200],
  'GET /api/manager/analytics': [401, 403, 200, 200],
};
