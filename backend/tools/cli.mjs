/** `npm run create-admin` and its like: runs a command of the back end in this terminal. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24, projectEnvironment } from './lib/node-24.mjs';
import { backend, main, Refusal } from './lib/project.mjs';
import { runVisibly } from './lib/run.mjs';

/** What may follow each command. */
const COMMANDS = {
  backup: '[file]',
  bounces: '[files]',
  'create-admin': '',
  'create-token': '',
  'events-page': '',
  'export-menu': '[file]',
  'export-website': '[folder]',
  migrate: '',
  'disable-demo-accounts': '',
  'erase-person': '',
  'personal-record': '<email> <file>',
  'prove-backup': '',
  replies: '[files]',
  'reset-second-step': '',
  restore: '<file, or off-site for the newest there>',
  'retry-parked': '',
  'verify-trail': '[seal]',
};

await main(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (!Object.hasOwn(COMMANDS, command ?? '')) throw new Refusal(`Choose one of: ${Object.keys(COMMANDS).join(', ')}.`);
  const usage = COMMANDS[command];
  if (args.includes('--help') || args.includes('-h')) {
    console.log(`Usage: npm run ${command}${usage && ` -- ${usage}`}`);
    return;
  }
  await ensureInstalled();
  await ensureBuilt({ only: backend });
  const script = `backend/dist/app/cli/${command}.js`;
  process.exitCode = await runVisibly(node24(), ['--enable-source-maps', script, ...args], {
    env: projectEnvironment(),
  });
});
