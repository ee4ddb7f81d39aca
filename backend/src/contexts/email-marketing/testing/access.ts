import { type AccessRows, everybody } from '../../../platform/testing/access-row.js';

const campaigns: AccessRows = {
  'GET /api/email-campaigns': [401, 403, 200, 200],
  'POST /api/email-campaigns': [401, 403, 400, 400],
  'GET /api/email-history/summary': [401, 403, 200, 200],
  'GET /api/email-campaigns/summary': [401, 403, 200, 200],
  'GET /api/email-campaigns/reach': [401, 403, 200, 200],
  'GET /api/email-campaigns/leaving-unapproved': [401, 403, 403, 200],
  'GET /api/email-campaigns/{id}': [401, 403, 404, 404],
  'GET /api/email-campaigns/{id}/preview': [401, 403, 404, 404],
  'GET /api/email-campaigns/{id}/pre-flight': [401, 403, 404, 404],
  'PUT /api/email-campaigns/{id}': [401, 403, 404, 404],
  'PUT /api/email-campaigns/{id}/archive': [401, 403, 400, 400],
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
  'GET /api/admin/email-settings/dns/published': [401, 403, 403, 200],
  'GET /api/admin/email-settings/dns': [401, 403, 403, 200],
  'POST /api/admin/email-settings/test': [401, 403, 403, 201],
  'GET /api/admin/email-settings/test/{id}': [401, 403, 403, 404],
  'POST /api/admin/email-settings/dns-check': [401, 403, 403, 400],
  'GET /api/admin/captured-mails': [401, 403, 403, 200],
  'GET /api/admin/captured-mails/{id}': [401, 403, 403, 404],
};

const contacts: AccessRows = {
  'GET /api/customer-contacts': [401, 403, 200, 200],
  'GET /api/customer-contacts/summary': [401, 403, 200, 200],
  'GET /api/customer-contacts/tags': [401, 403, 200, 200],
  'GET /api/customer-contacts/export.csv': [401, 403, 200, 200],
  'GET /api/customer-contacts/duplicates': [401, 403, 200, 200],
  'POST /api/customer-contacts/duplicates/dismiss': [401, 403, 400, 400],
  'GET /api/customer-contacts/merges': [401, 403, 200, 200],
  'POST /api/customer-contacts/merges': [401, 403, 400, 400],
  'POST /api/customer-contacts/merges/{id}/undo': [401, 403, 404, 404],
  'GET /api/customer-contacts/{id}': [401, 403, 404, 404],
  'POST /api/customer-contacts': [401, 403, 400, 400],
  'POST /api/customer-contacts/tags': [401, 403, 400, 400],
  'PUT /api/customer-contacts/{id}': [401, 403, 404, 404],
  'DELETE /api/customer-contacts/{id}': [401, 403, 404, 404],
  'POST /api/admin/bounce-lifts': [401, 403, 403, 400],
  'POST /api/admin/personal-records': [401, 403, 403, 400],
  'POST /api/admin/personal-records/erase': [401, 403, 403, 400],
  'POST /api/customer-contacts/imports': [401, 403, 400, 400],
  'GET /api/customer-contacts/imports/{id}': [401, 403, 404, 404],
  'POST /api/customer-contacts/imports/{id}/preview': [401, 403, 400, 400],
  'POST /api/customer-contacts/imports/{id}/start': [401, 403, 400, 400],
  'GET /api/customer-contacts/imports/{id}/refused.csv': [401, 403, 404, 404],
  'GET /api/contact-segments': [401, 403, 200, 200],
  'GET /api/contact-segments/{id}': [401, 403, 404, 404],
  'POST /api/contact-segments': [401, 403, 400, 400],
  'POST /api/contact-segments/count': [401, 403, 200, 200],
  'PUT /api/contact-segments/{id}': [401, 403, 404, 404],
  'DELETE /api/contact-segments/{id}': [401, 403, 404, 404],
};

const preferences: AccessRows = {
  'POST /api/newsletter-signups': everybody(400),
  'POST /api/newsletter-signups/form': everybody(415),
  'GET /api/email/confirmation': everybody(404),
  'POST /api/email/confirmation': everybody(404),
  'GET /api/email/preferences': everybody(404),
  'PUT /api/email/preferences': everybody(400),
  'POST /api/email/preferences/subscribe': everybody(404),
  'POST /api/email/preferences/unsubscribe': everybody(404),
  'POST /api/email/preferences/record-link': everybody(404),
  'GET /api/email/record': everybody(404),
  'POST /api/email/record/erase': everybody(404),
  'GET /api/email/unsubscribe/{token}': everybody(302),
  'POST /api/email/unsubscribe/{token}': everybody(404),
};

const sending: AccessRows = {
  'GET /api/email-history': [401, 403, 200, 200],
  'GET /api/email-campaigns/{id}/progress': [401, 403, 404, 404],
  'GET /api/email-campaigns/{id}/links': [401, 403, 404, 404],
  'POST /api/email/bounces': everybody(401),
  'POST /api/bounces/{provider}': everybody(401),
  'GET /api/email/open/{token}.gif': everybody(200),
  'GET /api/email/click/{token}': everybody(404),
};

const automations: AccessRows = {
  'GET /api/email-automation': [401, 403, 200, 200],
  'POST /api/email-automation': [401, 403, 400, 400],
  'POST /api/email-automation/reach': [401, 403, 400, 400],
  'GET /api/email-automation/quick-starts': [401, 403, 200, 200],
  'POST /api/email-automation/quick-starts': [401, 403, 400, 400],
  'GET /api/email-automation/summary': [401, 403, 200, 200],
  'GET /api/email-automation/{id}/preview': [401, 403, 404, 404],
  'GET /api/email-automation/{id}': [401, 403, 404, 404],
  'GET /api/email-automation/{id}/runs': [401, 403, 404, 404],
  'PUT /api/email-automation/{id}/approval': [401, 403, 403, 400],
  'PUT /api/email-automation/{id}': [401, 403, 404, 404],
  'DELETE /api/email-automation/{id}': [401, 403, 404, 404],
};

export const access: AccessRows = {
  ...automations,
  ...campaigns,
  ...templates,
  ...settings,
  ...contacts,
  ...preferences,
  ...sending,
  'GET /api/v1/contacts': everybody(401),
};
