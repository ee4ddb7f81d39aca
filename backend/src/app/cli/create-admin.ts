import { IdentityService, ListedPasswords, passwordProblem } from '../../contexts/identity/index.js';
import { isMailAddress } from '../../platform/http/fields/index.js';
import { readRestaurantProfile } from '../../platform/restaurant/restaurant-profile.js';
import { Questions } from './questions.js';
import { withApplication } from './with-application.js';

/** Asks for the first owner (or a manager) and creates the account. The product may be running. */
async function ask() {
  const questions = new Questions();
  const email = await questions.ask('Email address', (text) =>
    isMailAddress(text) ? null : 'Please enter a valid email address',
  );
  const name = await questions.ask('Name, as the team sees it', (text) => (text ? null : 'Enter a name'));
  const password = await questions.askSecret('Password (at least 10 characters)', (text) =>
    passwordProblem('admin', text, new ListedPasswords(readRestaurantProfile())),
  );
  const role = await questions.ask('Role: admin (the owner) or manager', (text) =>
    ['', 'admin', 'manager'].includes(text) ? null : 'Enter admin or manager',
  );
  questions.end();
  return { email, name, password, role: role === 'manager' ? role : 'admin' } as const;
}

const answers = await ask();
await withApplication(
  async (app, { PUBLIC_URL }) => {
    const account = { ...answers, isDemo: false, createdBy: 'create-admin' };
    await app.get(IdentityService, { strict: false }).createAccount(account);
    console.log(`${account.name} can now sign in at ${PUBLIC_URL}/${account.role}/login`);
  },
  { canBeEmpty: true },
);
