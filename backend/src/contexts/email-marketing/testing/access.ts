import { type AccessRows, everybody } from '../../../testing/access-row.js';

const contacts: AccessRows = {
  'GET /api/customer-contacts': [401, 403, 200, 200],
  'GET /api/customer-contacts/summary': [401, 403, 200, 200],
  'GET /api/customer-contacts/tags': [401, 403, 200, 200],
  'GET /api/customer-contacts/export.csv': [401, 403, 200, 200],
  'GET /api/customer-contacts/{id}': [401, 403, 404, 404],
  'POST /api/customer-contacts': [401, 403, 400, 400],
  'PUT /api/customer-contacts/{id}': [401, 403, 404, 404],
  'DELETE /api/customer-contacts/{id}': [401, 403, 404, 404],
  'GET /api/customer-contacts/{id}/record': [401, 403, 404, 404],
  'POST /api/customer-contacts/{id}/erase': [401, 403, 404, 404],
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
  'GET /api/email/confirmation': everybody(404),
  'POST /api/email/confirmation': everybody(404),
  'GET /api/email/preferences': everybody(404),
  'PUT /api/email/preferences': everybody(400),
  'GET /api/email/preferences/record': everybody(404),
  'POST /api/email/preferences/subscribe': everybody(404),
  'POST /api/email/preferences/unsubscribe': everybody(404),
  'POST /api/email/preferences/erase': everybody(404),
  'GET /api/email/unsubscribe/{token}': everybody(302),
  'POST /api/email/unsubscribe/{token}': everybody(415),
};

export const access: AccessRows = { ...contacts, ...preferences };
