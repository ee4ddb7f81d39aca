import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { NotRestored } from './backup-file.js';
import { openWith, sealedLength, sealWith } from './sealed.js';

const KEY = 'a key of the house that nobody guesses';
const CHUNK = 65_536;
const HEADER = 19 + 32;

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
const seal = (bytes: Buffer) => through(sealWith(KEY), bytes);
const open = (bytes: Buffer, key = KEY) => through(openWith(key), bytes);

it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 17])('opens %i bytes as they were', async (size) => {
  const bytes = randomBytes(size);
  const sealed = await seal(bytes);
  expect(sealed).toHaveLength(sealedLength(size));
  expect((await open(sealed)).equals(bytes)).toBe(true);
  expect((await through(openWith(KEY), sealed, 1_000_000)).equals(bytes)).toBe(true);
});

it('shows nothing of what it holds, and is another file each time', async () => {
  const bytes = Buffer.from('guest@guests.example '.repeat(1_000));
  const [one, other] = [await seal(bytes), await seal(bytes)];
  expect(one.includes('guest@')).toBe(false);
  expect(one.subarray(HEADER).equals(other.subarray(HEADER))).toBe(false);
});

describe('refuses', () => {
  const bytes = randomBytes(3 * CHUNK);
  const SEALED_CHUNK = CHUNK + 16;
  const chunkAt = (n: number) => HEADER + n * SEALED_CHUNK;
  const flipped = (sealed: Buffer, at: number) => {
    const other = Buffer.from(sealed);
    other.writeUInt8(other.readUInt8(at) ^ 1, at);
    return other;
  };

  it.each<[string, (sealed: Buffer) => Buffer]>([
    ['a bit that is another one', (sealed) => flipped(sealed, chunkAt(1) + 5)],
    ['another header', (sealed) => flipped(sealed, 25)],
    ['a file without its last chunk', (sealed) => sealed.subarray(0, chunkAt(2))],
    ['a file without its last byte', (sealed) => sealed.subarray(0, sealed.length - 1)],
    [
      'a file without a chunk',
      (sealed) => Buffer.concat([sealed.subarray(0, chunkAt(1)), sealed.subarray(chunkAt(2))]),
    ],
    [
      'chunks in another order',
      (sealed) =>
        Buffer.concat([
          sealed.subarray(0, HEADER),
          sealed.subarray(chunkAt(1), chunkAt(2)),
          sealed.subarray(chunkAt(0), chunkAt(1)),
          sealed.subarray(chunkAt(2)),
        ]),
    ],
    ['a file that goes on', (sealed) => Buffer.concat([sealed, sealed.subarray(chunkAt(2))])],
    ['a header alone', (sealed) => sealed.subarray(0, HEADER)],
    ['half a header', (sealed) => sealed.subarray(0, 20)],
    ['an empty file', () => Buffer.alloc(0)],
    ['what was never sealed', () => randomBytes(1_000)],
  ])('%s', async (_, change) => {
    await expect(open(change(await seal(bytes)))).rejects.toThrow(NotRestored);
  });

  it('another key', async () => {
    await expect(open(await seal(bytes), `${KEY}!`)).rejects.toThrow('sealed with another key');
  });
});
