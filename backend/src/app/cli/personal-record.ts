import { writeFile } from 'node:fs/promises';
import { PrivacyService } from '../../contexts/privacy/index.js';
import { withApplication } from './with-application.js';

const [email, file] = process.argv.slice(2);
if (email === undefined || file === undefined) {
  console.error('Name an email address and a file: npm run personal-record -- guest@example.com record.json');
  process.exitCode = 1;
} else {
  await withApplication(async (app) => {
    const record = await app.get(PrivacyService, { strict: false }).record(email);
    await writeFile(file, JSON.stringify(record, null, 2), { flag: 'wx', mode: 0o600 });
    console.log(`Everything stored about ${email} is in ${file}.`);
  });
}
