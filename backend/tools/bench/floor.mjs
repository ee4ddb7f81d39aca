/** The floor of `npm run bench`: the same calls with node:http and pg only; no validation, no login, no email, no framework. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const columns = `id, customer_name as "customerName", customer_email as "customerEmail", customer_phone as "customerPhone",
  party_size as "partySize", preferred_date as "preferredDate", preferred_time as "preferredTime",
  special_requests as "specialRequests", email_opt_in::text as "emailOptIn", source, status, admin_notes as "adminNotes", mentions, outcome,
  status_updated_at as "statusUpdatedAt", completed_at as "completedAt", created_at as "createdAt"`;
const statement = (text) => (values) => pool.query(text, values);

const current = (condition) =>
  statement(
    `select ${columns} from reservation_requests where status in ('pending', 'confirmed', 'declined') ${condition}
     order by created_at desc, id desc limit 100`,
  );
const firstPage = current('');
const laterPage = current('and (created_at, id) < ($1, $2)');
const insert = statement(
  `insert into reservation_requests (id, customer_name, customer_email, party_size, preferred_date, preferred_time)
   values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
);
const decide = statement(
  `update reservation_requests set status = $2, status_updated_at = now() where id = $1 returning ${columns}`,
);
const note = statement(`update reservation_requests set admin_notes = $2 where id = $1 returning ${columns}`);

const routes = {
  async GET({ url }, response) {
    const { pathname, searchParams } = new URL(url, 'http://floor');
    const cursor = searchParams.get('cursor');
    const { rows } = await (cursor ? laterPage(cursor.split('_')) : firstPage());
    const last = rows.at(-1);
    if (last) response.setHeader('Link', `<${pathname}?cursor=${last.createdAt.toISOString()}_${last.id}>; rel="next"`);
    return [200, rows];
  },
  async POST(request) {
    const body = await json(request);
    const { rows } = await insert([
      randomUUID(),
      body.customerName,
      body.customerEmail,
      body.partySize,
      body.preferredDate,
      body.preferredTime,
    ]);
    return [201, rows[0]];
  },
  async PATCH(request) {
    const { status, adminNotes } = await json(request);
    const id = request.url.split('/').at(-1);
    const { rows } = await (status ? decide([id, status]) : note([id, adminNotes]));
    return [200, rows[0]];
  },
};

const server = createServer((request, response) => {
  routes[request.method](request, response).then(
    ([status, body]) => {
      const text = JSON.stringify(body);
      response.writeHead(status, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1');
