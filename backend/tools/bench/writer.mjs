import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const EVERY_MS = 10;
const ROWS = 50;

/** Changes a row every 10 ms in the background, but none on the newest pages and none that a scenario changes. */
export async function besideWriter(databaseUrl, work) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select id from reservation_requests where status = 'declined' order by created_at limit ${ROWS}`,
    );
    let isOver = false;
    const write = async () => {
      for (let turn = 0; !isOver; turn++) {
        const { id } = rows[turn % rows.length];
        await client.query('update reservation_requests set admin_notes = $2 where id = $1', [id, `Turn ${turn}`]);
        await sleep(EVERY_MS);
      }
    };
    const [result] = await Promise.all([work().finally(() => (isOver = true)), write()]);
    return result;
  } finally {
    await client.end();
  }
}
