import { SecondStepService } from '../../contexts/identity/index.js';
import { isMailAddress } from '../../platform/http/fields/index.js';
import { Questions } from './questions.js';
import { withApplication } from './with-application.js';

/** For an owner or site manager who has lost the phone. The product may be running. */
async function ask(): Promise<string> {
  const questions = new Questions();
  const email = await questions.ask('Email address of the account', (text) =>
    isMailAddress(text) ? null : 'Please enter a valid email address',
  );
  questions.end();
  return email;
}

const email = await ask();
await withApplication(async (app, { PUBLIC_URL }) => {
  const { name, role } = await app.get(SecondStepService, { strict: false }).resetByAddress(email);
  console.log(
    `${name} signs in with the password alone now, at ${PUBLIC_URL}/${role}/login, and was signed out everywhere.`,
  );
});
