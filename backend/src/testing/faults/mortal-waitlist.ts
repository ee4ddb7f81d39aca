import { contextSettings } from '../../app/app.module.js';
import { createApp } from '../../app/create-app.js';
import { WaitlistOffers } from '../../contexts/reservations/adapters/jobs/reservation-timers.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { readSettings } from '../../platform/config/environment.js';
import { SettableClock } from '../../platform/testing/settable-clock.js';

/** Serves the waitlist at the times it is sent, and reports completion; tests kill it. */
const environment = readSettings(
  { ...process.env, ROLE: 'worker', JOBS: 'off', SEED: 'none', LOG_LEVEL: 'fatal' },
  contextSettings,
);
const secrets = { session: 's'.repeat(32), link: 'l'.repeat(32) };
const clock = new SettableClock();
const settings = new AppSettings(environment, secrets, environment.DATABASE_URL ?? '', null);
const turns = (await createApp(settings, { clock })).get(WaitlistOffers, { strict: false });
process.on('message', (now: string) => {
  clock.set(now);
  void turns.serve().then(
    () => process.send?.('served'),
    // Another process was faster.
    () => process.send?.('served'),
  );
});
process.send?.('ready');
