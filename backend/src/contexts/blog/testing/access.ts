import { type AccessRows, everybody } from '../../../platform/testing/access-row.js';

export const access: AccessRows = {
  'GET /api/blog-posts': everybody(200),
  'GET /api/blog-posts/{id}': everybody(404),
  'POST /api/manager/content-preview': [401, 403, 200, 200],
  'POST /api/manager/menu-preview': [401, 403, 400, 400],
  'POST /api/manager/site-content-preview': [401, 403, 400, 400],
};
