import { median } from '../load.mjs';

const PAIRS = 60;
const KNOWN = 'staff@bistro.example';
const FROM = 0.9;
const TO = 1.1;

/** Whether response times reveal which accounts exist: alternates logins with unknown addresses and with wrong passwords. */
export async function logins(stage) {
  const server = await stage.server('logins', { RATE_LIMITS: 'off' });
  return server.awake(async () => {
    const took = { unknown: [], wrong: [] };
    for (let pair = 0; pair < PAIRS; pair += 1) {
      took.unknown.push(await logIn(server, `nobody${pair}@bistro.example`));
      took.wrong.push(await logIn(server, KNOWN));
    }
    const unknown = median(took.unknown);
    const wrong = median(took.wrong);
    const ratio = unknown / wrong;
    return [
      {
        what: 'logins of unknown addresses',
        measured: `median of ${PAIRS}, ${unknown.toFixed(1)} ms, to that with a wrong password, ${wrong.toFixed(1)} ms`,
        figure: ratio.toFixed(2),
        aim: `${FROM} to ${TO}`,
        isMet: ratio >= FROM && ratio <= TO,
      },
    ];
  });
}

async function logIn(server, email) {
  const begin = performance.now();
  const answer = await fetch(`${server.url}/api/staff/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'not the password' }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 401) throw new Error(`A login with a wrong password answered ${answer.status}.`);
  return performance.now() - begin;
}
