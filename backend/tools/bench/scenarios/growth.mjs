import { readOf, secondPageOf } from '../calls.mjs';
import { median, takeTurns } from '../load.mjs';
import { LARGE, SMALL } from '../stage.mjs';

const BOARD = '/api/admin/reservations';
const MESSAGES = '/api/messages';
const MAX_GROWTH = 1.5;
const SECONDS = 1;

const CALLS = {
  list: (server) => readOf(server, BOARD, 'admin'),
  'second page': (server) => secondPageOf(server, BOARD, 'admin'),
  history: (server) => readOf(server, `${BOARD}/archived`, 'admin'),
  'history of nobody': (server) => readOf(server, `${BOARD}/archived?search=nobody`, 'admin'),
  'history of a day': (server) => readOf(server, `${BOARD}/archived?date=2020-01-01`, 'admin'),
  trail: (server) => readOf(server, '/api/admin/trail', 'admin'),
  'trail of a person': (server) => readOf(server, '/api/admin/trail?by=bench', 'admin'),
  'trail of nobody': (server) => readOf(server, '/api/admin/trail?search=nobody', 'admin'),
  summary: (server) => readOf(server, `${BOARD}/summary`, 'admin'),
  messages: (server) => readOf(server, `${MESSAGES}?limit=50`, 'admin'),
  'older messages': (server) => secondPageOf(server, `${MESSAGES}?limit=50`, 'admin'),
  'archived messages': (server) => readOf(server, `${MESSAGES}/archived?limit=50`, 'admin'),
  'unread count': (server) => readOf(server, `${MESSAGES}/unread-count`, 'admin'),
  'pending approvals': (server) => readOf(server, '/api/admin/approval-items/pending', 'admin'),
  'completed approvals': (server) => readOf(server, '/api/admin/approval-items/completed', 'admin'),
  submissions: (server) => readOf(server, '/api/manager/submissions', 'admin'),
  'content schedule': (server) => readOf(server, '/api/manager/scheduled-content', 'admin'),
  'content summary': (server) => readOf(server, '/api/manager/scheduled-content/summary', 'admin'),
  analytics: (server) => readOf(server, '/api/admin/analytics/reservations?days=30', 'admin'),
};

/** How much longer a call of the dashboard takes when the table has grown, one call at a time. */
export async function growth(stage, { rounds }) {
  const results = [];
  for (const [what, callOf] of Object.entries(CALLS)) {
    const loadOf = async (server) => ({ ...(await callOf(server)), connections: 1 });
    const pace = { seconds: SECONDS, rounds, warmUp: SECONDS };
    const { small, web } = await takeTurns(stage, { small: loadOf, web: loadOf }, pace);
    const factor = median(small) / median(web);
    results.push({
      what: `growth: ${what}`,
      measured: `${time(small)} ms at ${rows(SMALL)}, ${time(web)} ms at ${rows(LARGE)} rows`,
      figure: `× ${factor.toFixed(2)}`,
      aim: `≤ ${MAX_GROWTH}`,
      isMet: factor <= MAX_GROWTH,
    });
  }
  return results;
}

const time = (rates) => (1000 / median(rates)).toFixed(1);
const rows = (size) => size.rows.toLocaleString('en-US');
