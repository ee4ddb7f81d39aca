import { once } from 'node:events';
import { median } from '../load.mjs';
import { addContacts, sendCampaign, setLimits, shown } from '../mail/campaign.mjs';
import { run, withSink } from '../mail/sink-process.mjs';
import { cpuSeconds, postmasterOf } from '../processes.mjs';

const MAILS = 10_000;
/** As many as the product has. */
const CONNECTIONS = 10;

/** A campaign compared with a raw pool to the same mail server, measured separately. */
export function mailSpeed(stage, { rounds }) {
  return withSink(async ({ port, ask, settings }) => {
    const server = await stage.server('mail-speed', settings);
    const postmaster = await postmasterOf(stage.cluster);
    await setLimits(server.databaseUrl, 100_000);
    await addContacts(server.databaseUrl, MAILS);

    const rates = { ours: [], floor: [] };
    const work = { worker: [], postgres: [], floor: [] };
    let size = 0;
    for (let round = 0; round <= rounds; round++) {
      const ours = await server.awake(async () => {
        const before = spent(server, postmaster);
        const result = await sendCampaign(server.databaseUrl, MAILS, ask);
        const after = spent(server, postmaster);
        return { ...result, worker: after.worker - before.worker, postgres: after.postgres - before.postgres };
      });
      size = ours.bytes / ours.mails;
      const floor = await pool(port, size, ask);
      console.log(`  round ${round}: floor ${shown(rateOf(floor))}, ours ${shown(rateOf(ours))} mails a second`);
      if (round === 0) continue;
      rates.ours.push(rateOf(ours));
      rates.floor.push(rateOf(floor));
      work.worker.push(ours.worker);
      work.postgres.push(ours.postgres);
      work.floor.push(floor.seconds);
    }
    return [ratioRow(rates, size), speedRow(rates), workRow(work)];
  });
}

const spent = ({ pids: [worker] }, postmaster) => ({
  worker: cpuSeconds([worker]),
  postgres: cpuSeconds([], postmaster),
});

async function pool(port, size, ask) {
  await ask('reset');
  const floor = run('floor.mjs', port, MAILS, size * 0.9, CONNECTIONS);
  const [seconds] = await once(floor, 'message');
  await once(floor, 'exit');
  return { ...(await ask('reset')), seconds };
}

const rateOf = ({ mails, firstAt, lastAt }) => (mails * 1000) / (lastAt - firstAt);

function ratioRow({ ours, floor }, size) {
  const ratio = median(ours) / median(floor);
  return {
    what: `${shown(MAILS)} mails of ${(size / 1024).toFixed(1)} KB (floor: a nodemailer pool)`,
    measured: `floor ${shown(median(floor))}, ours ${shown(median(ours))} /s`,
    figure: ratio.toFixed(2),
    aim: '≥ 0.8',
    isMet: ratio >= 0.8,
  };
}

const speedRow = ({ ours }) => ({
  what: 'mails a second',
  measured: 'one worker',
  figure: shown(median(ours)),
  aim: '> 830',
  isMet: median(ours) > 830,
});

const workRow = (work) => {
  const [worker, postgres, floor] = [work.worker, work.postgres, work.floor].map(
    (seconds) => `${((median(seconds) * 1000) / MAILS).toFixed(2)} ms`,
  );
  return {
    what: 'processor time of a mail',
    measured: `floor ${floor}, our worker ${worker}`,
    figure: `and PostgreSQL ${postgres}`,
  };
};
