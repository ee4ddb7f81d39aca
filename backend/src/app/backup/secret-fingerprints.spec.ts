import { fingerprints, secretsInWords } from './secret-fingerprints.js';

const secret = (letter: string) => letter.repeat(40);
const settings = { DATA_DIR: '/nowhere', SESSION_SECRET: secret('s'), LINK_SECRET: secret('l') };

it('has no warning if the secrets are those of the backup, even after newer ones', () => {
  const madeWith = fingerprints(settings);
  expect(JSON.stringify(madeWith)).not.toMatch(/sss|lll/);
  expect(secretsInWords(madeWith, settings)).toBeNull();
  const newer = { SESSION_SECRET: `${secret('n')},${secret('s')}`, LINK_SECRET: `${secret('n')},${secret('l')}` };
  expect(secretsInWords(madeWith, { ...settings, ...newer })).toBeNull();
});

it('explains what will not work with other secrets, and how to fix it', () => {
  const madeWith = fingerprints(settings);
  expect(secretsInWords(madeWith, { ...settings, LINK_SECRET: secret('o') })).toBe(
    'The secrets here aren’t those of the backup. These won’t work: links in emails that were sent before. ' +
      'Copy DATA_DIR/secrets (or SESSION_SECRET and LINK_SECRET) from the installation that made the backup, then restart.',
  );
  expect(secretsInWords(madeWith, { DATA_DIR: '/nowhere' })).toContain(
    'links in emails that were sent before; sign-in codes from authenticator apps and recovery codes.',
  );
});

it('suggests what to try for a backup without fingerprints', () => {
  expect(fingerprints({ DATA_DIR: '/nowhere' })).toBeUndefined();
  expect(secretsInWords(undefined, settings)).toContain('This backup doesn’t say which secrets it was made with.');
});
