import { isMachineName, MachineAccounts } from '../../contexts/identity/index.js';
import { Questions } from './questions.js';
import { withApplication } from './with-application.js';

/** Asks what it is called and prints its password, once; the product may be running meanwhile. */
async function ask() {
  const questions = new Questions();
  const name = await questions.ask('Name of the machine account', (text) =>
    isMachineName(text) ? null : 'Please use 1 to 60 letters, digits, dots, hyphens, underscores or @',
  );
  questions.end();
  return name;
}

const name = await ask();
await withApplication(async (app) => {
  const password = await app.get(MachineAccounts, { strict: false }).create(name);
  console.log(
    `${name} may read reservations and contacts, by HTTP Basic. Its password, which is shown this once: ${password}`,
  );
});
