import { type AccessRows, everybody } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/restaurant': everybody(200),
  'POST /api/mcp': everybody(400),
  'GET /api/mcp': everybody(405),
  'DELETE /api/mcp': everybody(405),
  'GET /api/v1/restaurant': everybody(401),
  'GET /api/v1/menu': everybody(401),
  'GET /api/v1/hours': everybody(401),
};
