import { contextSettings } from '../../app/app.module.js';
import { createApp } from '../../app/create-app.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { readSettings } from '../../platform/config/environment.js';

/** A worker of the product, to be killed; on SIGTERM it ends in order. Its settings come from the environment. */
const environment = readSettings({ ...process.env, ROLE: 'worker', SEED: 'none', LOG_LEVEL: 'fatal' }, contextSettings);
const secrets = { session: 's'.repeat(32), link: 'l'.repeat(32) };
const app = await createApp(new AppSettings(environment, secrets, environment.DATABASE_URL ?? '', null));
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
process.send?.('ready');
