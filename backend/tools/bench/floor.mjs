/** The floor of `npm run bench`: the same work with node:http and pg alone; no validation, no login, no mail, no framework. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const columns = `id, customer_name as "customerName", customer_email as "customerEmail", customer_phone as "customerPhone",
  party_size as "partySize", preferred_date as "preferredDate", preferred_time as "preferredTime",
  special_requests as "specialRequests", email_opt_in::text as "emailOptIn", status, admin_notes as "adminNotes", outcome,
  status_updated_at as "statusUpdatedAt", completed_at as "completedAt", created_at as "createdAt"`;

const routes = {
  GET: async () =>
    (await pool.query(`select ${columns} from reservation_requests order by created_at desc, id desc limit 100`)).rows,
  POST: async (request) => {
    const wish = await json(request);
    const { rows } = await pool.query(
      `insert into reservation_requests (id, customer_name, customer_email, party_size, preferred_date, preferred_time)
       values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
      [randomUUID(), wish.customerName, wish.customerEmail, wish.partySize, wish.preferredDate, wish.preferredTime],
    );
    return rows[0];
  },
  PATCH: async (request) => {
    const { status } = await json(request);
    const { rows } = await pool.query(
      `update reservation_requests set status = $2, status_updated_at = now() where id = $1 returning ${columns}`,
      [request.url.split('/').at(-1), status],
    );
    return rows[0];
  },
};
const STATUS = { GET: 200, POST: 201, PATCH: 200 };

const server = createServer((request, response) => {
  routes[request.method](request).then(
    (body) => {
      const text = JSON.stringify(body);
      response.writeHead(STATUS[request.method], {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(Number(process.env.PORT), () => process.send('ready'));
