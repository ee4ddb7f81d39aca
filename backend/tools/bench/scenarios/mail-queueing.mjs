import { query } from '../cluster.mjs';
import { addContacts, setLimits, shown, startCampaign, until } from '../mail/campaign.mjs';
import { withSink } from '../mail/sink-process.mjs';

const MANY = 1_000_000;

/** How long it takes to fix who gets a campaign: one row for each recipient. */
export function mailQueueing(stage) {
  return withSink(async ({ settings }) => {
    const server = await stage.server('mail-queueing', settings);
    const { databaseUrl } = server;
    await setLimits(databaseUrl, 1);
    await addContacts(databaseUrl, MANY);
    return server.awake(async () => {
      console.log('  fixing the recipients');
      const begun = Date.now();
      const id = await startCampaign(databaseUrl, MANY);
      await until(databaseUrl, 'exists (select from email_sendings where campaign_id = $1)', [id]);
      const seconds = (Date.now() - begun) / 1000;
      const { rows } = await query(databaseUrl, 'select count(*)::int as n from email_history');
      await query(databaseUrl, `update email_campaigns set status = 'cancelled' where id = $1`, [id]);
      return [
        {
          what: `fixing ${shown(MANY)} recipients`,
          measured: `${shown(rows[0].n)} rows in one statement`,
          figure: `${seconds.toFixed(1)} s`,
        },
      ];
    });
  });
}
