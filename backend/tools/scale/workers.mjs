import { sendCampaign } from '../bench/mail/campaign.mjs';
import { cpuSeconds } from '../bench/processes.mjs';
import { Server } from '../bench/server.mjs';

/** A campaign sent by several workers next to a web process. @returns emails per second, and the CPU time per email in ms */
export async function campaignBy({ url, folder, count, postmaster, mails, ask, settings }) {
  const roles = ['web', ...Array.from({ length: count }, () => 'worker')];
  const server = await Server.start(url, roles, { DATA_DIR: `${folder}/workers`, ...settings });
  try {
    const workers = server.pids.slice(1);
    const before = { node: cpuSeconds(workers), postgres: cpuSeconds([], postmaster) };
    const result = await sendCampaign(url, mails, ask);
    const after = { node: cpuSeconds(workers), postgres: cpuSeconds([], postmaster) };
    return {
      rate: (mails * 1_000) / (result.lastAt - result.firstAt),
      node: ((after.node - before.node) / mails) * 1_000,
      postgres: ((after.postgres - before.postgres) / mails) * 1_000,
    };
  } finally {
    await server.kill();
  }
}
