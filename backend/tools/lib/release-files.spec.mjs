import { expect, it } from '@jest/globals';
import { sumsOf, tagMessage, verifyTag } from './release-files.mjs';

it('writes checksums as sha256sum reads them', () => {
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(sumsOf({ empty: '', abc: Buffer.from('abc') })).toBe(`${empty}  empty\n${abc}  abc\n`);
});

it.each([
  ['says nothing', 'Courtyard 0.3.0'],
  ['has checksums that nobody signed', tagMessage('0.3.0', sumsOf({ 'courtyard-0.3.0.tar': 'abc' }), '')],
])('does not take a tag that %s', (_, message) => {
  const release = { tag: 'v0.3.0', version: '0.3.0', commit: 'HEAD', cwd: '.', publicKey: 'nowhere' };
  expect(() => verifyTag({ ...release, message })).toThrow('v0.3.0 is not signed');
});
