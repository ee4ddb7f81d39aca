import { type AccessRows, everybody } from '../../../testing/access-row.js';

const campaigns: AccessRows = {
  'GET /api/email-campaigns': [401, 403, 200, 200],
  'POST /api/email-campaigns': [401, 403, 400, 400],
  'GET /api/email-campaigns/summary': [401, 403, 200, 200],
  'GET /api/email-campaigns/{id}': [401, 403, 404, 404],
  'GET /api/email-campaigns/{id}/pre-flight': [401, 403, 404, 404],
  'PUT /api/email-campaigns/{id}': [401, 403, 404, 404],
  'PUT /api/email-campaigns/{id}/approval': [401, 403, 403, 400],
  'DELETE /api/email-campaigns/{id}': [401, 403, 404, 404],
};

const templates: AccessRows = {
  'GET /api/email-templates': [401, 403, 200, 200],
  'POST /api/email-templates': [401, 403, 400, 400],
  'POST /api/email-templates/preview': [401, 403, 200, 200],
  'POST /api/email-templates/test': [401, 403, 400, 400],
  'GET /api/email-templates/{id}': [401, 403, 404, 404],
  'GET /api/email-templates/{id}/preview': [401, 403, 404, 404],
  'PUT /api/email-templates/{id}': [401, 403, 400, 400],
  'DELETE /api/email-templates/{id}': [401, 403, 404, 404],
};

const settings: AccessRows = {
  'GET /api/admin/email-settings': [401, 403, 403, 200],
  'PUT /api/admin/email-settings': [401, 403, 403, 200],
  'GET /api/admin/email-settings/dns': [401, 403, 403, 200],
  'POST /api/admin/email-settings/dns-check': [401, 403, 403, 400],
  'GET /api/admin/captured-mails': [401, 403, 403, 200],
  'GET /api/admin/captured-mails/{id}': [401, 403, 403, 404],
};

const sending: AccessRows = {
  'GET /api/email-history': [401, 403, 200, 200],
  'GET /api/email-campaigns/{id}/progress': [401, 403, 404, 404],
  'GET /api/email-campaigns/{id}/links': [401, 403, 404, 404],
  'POST /api/email/bounces': everybody(401),
  'GET /api/email/open/{token}.gif': everybody(200),
  'GET /api/email/click/{token}': everybody(404),
};

export const access: AccessRows = { ...campaigns, ...templates, ...settings, ...sending };
