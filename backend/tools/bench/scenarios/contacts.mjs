import { randomInt } from 'node:crypto';
import { readOf, secondPageOf } from '../calls.mjs';
import { median } from '../load.mjs';
import { campaignIdOf, SOME_NAME } from '../seed-contacts.mjs';
import { CONTACTS as ROWS } from '../stage.mjs';
import { contactsScreen } from './contacts-screen.mjs';

const CONTACTS = '/api/customer-contacts';
/** One page of contacts, requested as by the screen. */
const PAGE = `${CONTACTS}?limit=25`;
const SEGMENTS = '/api/contact-segments';
/** However long they take. */
const MIN_CALLS = 5;

/** Each makes calls sequentially; searches differ each time, as those of different users would. */
const CALLS = {
  list: pathOf(PAGE),
  'second page': async (server) => {
    const page = await secondPageOf(server, PAGE, 'admin');
    return () => page;
  },
  'one person': (server, rows) => read(server, () => `${PAGE}&query=guest${randomInt(1, rows + 1)}%40`),
  'nobody at all': (server) => read(server, () => `${PAGE}&query=nobody${randomInt(1_000_000)}`),
  'a name of 1 %': pathOf(`${PAGE}&query=${SOME_NAME}`),
  'a word of everybody': pathOf(`${PAGE}&query=guests.example`),
  'two letters': pathOf(`${PAGE}&query=ok`),
  'active ones': pathOf(`${PAGE}&status=active`),
  'inactive ones': pathOf(`${PAGE}&status=inactive`),
  'a tag of 33 %': pathOf(`${PAGE}&tag=regular`),
  'a tag of 0.1 %': pathOf(`${PAGE}&tag=tasting`),
  'by last name': pathOf(`${PAGE}&sort=name`),
  'by last visit, latest first': pathOf(`${PAGE}&sort=-lastVisit`),
  'by visits, of a status': pathOf(`${PAGE}&sort=-totalVisits&status=inactive`),
  'by address, a name of 1 %': pathOf(`${PAGE}&sort=email&query=${SOME_NAME}`),
  'tag and name': pathOf(`${PAGE}&tag=regular&query=${SOME_NAME}`),
  'status and name': pathOf(`${PAGE}&status=inactive&query=${SOME_NAME}`),
  summary: pathOf(`${CONTACTS}/summary`),
  tags: pathOf(`${CONTACTS}/tags`),
  segments: pathOf(SEGMENTS),
  'live count of visits': count(() => ({
    conditions: [{ field: 'totalVisits', operator: 'at_least', value: randomInt(1, 23) }],
  })),
  'live count of days': count(() => ({
    conditions: [{ field: 'lastVisit', operator: 'within_days', value: randomInt(30, 900) }],
  })),
  'live count of a tag': count(() => ({
    tags: ['tasting'],
    conditions: [{ field: 'totalVisits', operator: 'at_least', value: randomInt(1, 23) }],
  })),
  'look ahead: everybody': lookAhead('everybody'),
  'look ahead: a tag of 3 %': lookAhead('tag'),
  'look ahead: a segment': lookAhead('segment'),
};

/** Slowdown of the contacts screens for long lists, and of each of their calls separately, one at a time. */
export const contacts = compared('many', { screens: 1.5, calls: 1.5 });
export const contactsOfMillions = compared('millions', { screens: 3 });

function compared(size, max) {
  return async (stage, { seconds, rounds }) => {
    // First, since counts of the calls go on behind their answers.
    const results = await contactsScreen(stage, size, max.screens);
    for (const [what, callsOf] of Object.entries(CALLS)) {
      const times = { few: [], [size]: [] };
      for (let round = 0; round <= rounds; round++) {
        for (const name of ['few', size]) {
          const server = await stage.server(`contacts-${name}`);
          const measured = await server.awake(async () => timesOf(await callsOf(server, ROWS[name]), seconds));
          if (round > 0) times[name].push(...measured);
        }
      }
      const few = median(times.few);
      const many = median(times[size]);
      console.log(`  ${what}: ${few.toFixed(1)} and ${many.toFixed(1)} ms`);
      results.push({
        what: `call of contacts: ${what}`,
        measured: `${few.toFixed(1)} ms at ${shown(ROWS.few)}, ${many.toFixed(1)} ms at ${shown(ROWS[size])}`,
        figure: `× ${(many / few).toFixed(2)}`,
        ...(max.calls && { aim: `≤ ${max.calls}`, isMet: many <= max.calls * few }),
      });
    }
    return results;
  };
}

async function timesOf(next, seconds) {
  const times = [];
  const endsAt = performance.now() + seconds * 1000;
  while (times.length < MIN_CALLS || performance.now() < endsAt) {
    const { url, expected, ...call } = next();
    const begun = performance.now();
    const answer = await fetch(url, call);
    await answer.arrayBuffer();
    times.push(performance.now() - begun);
    if (answer.status !== expected) throw new Error(`${url} answered ${answer.status}.`);
  }
  return times;
}

function read(server, path) {
  return () => readOf(server, path(), 'admin');
}

function pathOf(path) {
  return (server) => read(server, () => path);
}

function count(rule) {
  return (server) => () => ({
    ...readOf(server, `${SEGMENTS}/count`, 'admin'),
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: server.cookies.admin },
    body: JSON.stringify(rule()),
  });
}

function lookAhead(campaign) {
  return async (server) => {
    const id = await campaignIdOf(server.databaseUrl, campaign);
    return read(server, () => `/api/email-campaigns/${id}/pre-flight`);
  };
}

const shown = (number) => number.toLocaleString('en-US');
