import { SealedKeys } from './sealed-keys.js';

const keysOf = (session: string, ...formerSessions: string[]) =>
  new SealedKeys({ secrets: { session, formerSessions } });
const keys = keysOf('a secret of the server');

it('decrypts what it has encrypted, for the same account only', () => {
  const sealed = keys.seal('JBSWY3DPEHPK3PXP', 'one');
  expect(keys.open(sealed, 'one')).toBe('JBSWY3DPEHPK3PXP');
  expect(keys.open(sealed, 'another')).toBeNull();
  expect(keysOf('the secret of another server').open(sealed, 'one')).toBeNull();
});

it('decrypts what a former secret has encrypted, and asks to encrypt it again', () => {
  const sealed = keys.seal('JBSWY3DPEHPK3PXP', 'one');
  const renewed = keysOf('a newer secret', 'a secret of the server');
  expect(renewed.open(sealed, 'one')).toBe('JBSWY3DPEHPK3PXP');
  expect(renewed.isToBeSealedAnew(sealed, 'one')).toBe(true);
  const anew = renewed.seal('JBSWY3DPEHPK3PXP', 'one');
  expect(renewed.isToBeSealedAnew(anew, 'one')).toBe(false);
  expect(keys.open(anew, 'one')).toBeNull();
});

it('seals the same text otherwise each time, and opens nothing that was changed', () => {
  const sealed = keys.seal('JBSWY3DPEHPK3PXP', 'one');
  expect(keys.seal('JBSWY3DPEHPK3PXP', 'one')).not.toEqual(sealed);
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  for (const position of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
    expect(keys.open(changed, 'one')).toBeNull();
  }
});
