import { PrivacyService } from '../../contexts/privacy/index.js';
import { isMailAddress } from '../../platform/http/fields/index.js';
import { Questions } from './questions.js';
import { withApplication } from './with-application.js';

/** Asks for the address twice, because erasing cannot be undone. The product may be running. */
async function ask() {
  const questions = new Questions();
  const email = await questions.ask('Email address of the person to erase', (text) =>
    isMailAddress(text) ? null : 'Please enter a valid email address',
  );
  await questions.ask('Everything stored under this address will be deleted. Type it again', (text) =>
    text === email ? null : `Type ${email}, or press Ctrl+C`,
  );
  questions.end();
  return email;
}

const email = await ask();
await withApplication(async (app) => {
  await app.get(PrivacyService, { strict: false }).erase(email, null);
  console.log('Erased. This address never gets another email.');
});
