import { type AccessRows, everybody } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'POST /api/admin/login': everybody(400),
  'POST /api/manager/login': everybody(400),
  'POST /api/staff/login': everybody(400),
  'POST /api/admin/logout': everybody(204),
  'POST /api/manager/logout': everybody(204),
  'POST /api/staff/logout': everybody(204),
  'GET /api/admin/me': [401, 401, 401, 200],
  'GET /api/manager/me': [401, 401, 200, 401],
  'GET /api/staff/me': [401, 200, 401, 401],
  'POST /api/account/password': [401, 400, 400, 400],
  'GET /api/account/sessions': [401, 200, 200, 200],
  'DELETE /api/account/sessions/{id}': [401, 404, 404, 404],
  'POST /api/account/sign-out-everywhere': [401, 204, 204, 204],
  'GET /api/account/second-step': [401, 403, 200, 200],
  'POST /api/account/second-step/key': [401, 403, 200, 200],
  'POST /api/account/second-step/on': [401, 403, 400, 400],
  'POST /api/account/second-step/off': [401, 403, 400, 400],
  'POST /api/account/second-step/recovery-codes': [401, 403, 400, 400],
  'GET /api/admin/second-steps': [401, 403, 403, 200],
  'DELETE /api/admin/second-steps/{id}': [401, 403, 403, 404],
};
