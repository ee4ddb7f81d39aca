/** `npm run create-admin` and its like: runs a command of the back end in this terminal. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24, projectEnvironment } from './lib/node-24.mjs';
import { backend, main, Refusal } from './lib/project.mjs';
import { runVisibly } from './lib/run.mjs';

const COMMANDS = [
  'backup',
  'bounces',
  'create-admin',
  'create-token',
  'events-page',
  'migrate',
  'disable-demo-accounts',
  'erase-person',
  'personal-record',
  'prove-backup',
  'replies',
  'reset-second-step',
  'restore',
  'retry-parked',
  'verify-trail',
];

await main(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (!COMMANDS.includes(command)) throw new Refusal(`Choose one of: ${COMMANDS.join(', ')}.`);
  await ensureInstalled();
  await ensureBuilt({ only: backend });
  const script = `backend/dist/app/cli/${command}.js`;
  process.exitCode = await runVisibly(node24(), ['--enable-source-maps', script, ...args], {
    env: projectEnvironment(),
  });
});
