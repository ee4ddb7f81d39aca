import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { NotRestored } from './backup-file.js';
import { decryptWith, encryptedLength, encryptWith } from './encryption.js';

const KEY = 'a long and random encryption key';
const CHUNK = 65_536;
const HEADER = 22 + 32;

type Step = (source: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** @param size of the pieces in which the bytes arrive */
async function through(step: Step, bytes: Buffer, size = 10_007): Promise<Buffer> {
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  );
  const passed: Buffer[] = [];
  for await (const piece of step(Readable.from(pieces))) passed.push(piece);
  return Buffer.concat(passed);
}
const encrypt = (bytes: Buffer) => through(encryptWith(KEY), bytes);
const decrypt = (bytes: Buffer, key = KEY) => through(decryptWith(key), bytes);

it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 17])('opens %i bytes as they were', async (size) => {
  const bytes = randomBytes(size);
  const encrypted = await encrypt(bytes);
  expect(encrypted).toHaveLength(encryptedLength(size));
  expect((await decrypt(encrypted)).equals(bytes)).toBe(true);
  expect((await through(decryptWith(KEY), encrypted, 1_000_000)).equals(bytes)).toBe(true);
});

it('shows nothing of what it holds, and is another file each time', async () => {
  const bytes = Buffer.from('guest@guests.example '.repeat(1_000));
  const one = await encrypt(bytes);
  const other = await encrypt(bytes);
  expect(one.includes('guest@')).toBe(false);
  expect(one.subarray(HEADER).equals(other.subarray(HEADER))).toBe(false);
});

describe('refuses', () => {
  const bytes = randomBytes(3 * CHUNK);
  const ENCRYPTED_CHUNK = CHUNK + 16;
  const chunkAt = (n: number) => HEADER + n * ENCRYPTED_CHUNK;
  const flipped = (encrypted: Buffer, at: number) => {
    const other = Buffer.from(encrypted);
    other.writeUInt8(other.readUInt8(at) ^ 1, at);
    return other;
  };

  it.each<[string, (encrypted: Buffer) => Buffer]>([
    ['a bit that is another one', (encrypted) => flipped(encrypted, chunkAt(1) + 5)],
    ['another header', (encrypted) => flipped(encrypted, 25)],
    ['a file without its last chunk', (encrypted) => encrypted.subarray(0, chunkAt(2))],
    ['a file without its last byte', (encrypted) => encrypted.subarray(0, encrypted.length - 1)],
    [
      'a file without a chunk',
      (encrypted) => Buffer.concat([encrypted.subarray(0, chunkAt(1)), encrypted.subarray(chunkAt(2))]),
    ],
    [
      'chunks in another order',
      (encrypted) =>
        Buffer.concat([
          encrypted.subarray(0, HEADER),
          encrypted.subarray(chunkAt(1), chunkAt(2)),
          encrypted.subarray(chunkAt(0), chunkAt(1)),
          encrypted.subarray(chunkAt(2)),
        ]),
    ],
    ['a file that goes on', (encrypted) => Buffer.concat([encrypted, encrypted.subarray(chunkAt(2))])],
    ['a header alone', (encrypted) => encrypted.subarray(0, HEADER)],
    ['half a header', (encrypted) => encrypted.subarray(0, 20)],
    ['an empty file', () => Buffer.alloc(0)],
    ['what was never encrypted', () => randomBytes(1_000)],
  ])('%s', async (_, change) => {
    await expect(decrypt(change(await encrypt(bytes)))).rejects.toThrow(NotRestored);
  });

  it('another key', async () => {
    await expect(decrypt(await encrypt(bytes), `${KEY}!`)).rejects.toThrow('encrypted with another key');
  });
});
