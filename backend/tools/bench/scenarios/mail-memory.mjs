import { addContacts, sendCampaign, setLimits, shown } from '../mail/campaign.mjs';
import { withSink } from '../mail/sink-process.mjs';
import { megabytes } from '../processes.mjs';

const FEW = 1_000;
const MANY = 100_000;
/** So that what any sending needs once is there: connections, compiled code, the space that short-lived objects are made in. */
const SHORT_LISTS_FIRST = 20;

/** Peaks of the worker's resident memory while it sends to a short list and to a long one. */
export function mailMemory(stage) {
  return withSink(async ({ ask, settings }) => {
    const server = await stage.server('mail-memory', settings);
    const { databaseUrl } = server;
    await setLimits(databaseUrl, 100_000);
    for (const count of [FEW, MANY]) await addContacts(databaseUrl, count);
    return server.awake(async () => {
      const few = await peakWhile(async (look) => {
        for (let list = 0; list < SHORT_LISTS_FIRST; list++) await sendCampaign(databaseUrl, FEW, ask, look);
      }, server);
      console.log(`  ${SHORT_LISTS_FIRST} short lists: at most ${few} MB`);
      const many = await peakWhile((look) => sendCampaign(databaseUrl, MANY, ask, look), server);
      return [
        {
          what: `memory, ${shown(FEW)} against ${shown(MANY)} recipients`,
          measured: `worker at most ${few} and ${many} MB`,
          figure: `+${many - few} MB`,
          aim: '< 30 MB',
          isMet: many - few < 30,
        },
      ];
    });
  });
}

async function peakWhile(work, { pids: [worker] }) {
  let peak = 0;
  await work(() => {
    const now = megabytes('VmRSS', [worker], 'status');
    peak = Math.max(peak, now);
    return `(worker ${now} MB)`;
  });
  return peak;
}
