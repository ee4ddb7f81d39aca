import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { NotRestored } from './backup-file.js';

/**
 * AES-256-GCM in chunks, following the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár 2015). Each chunk is
 * authenticated with its number and whether it is the last, so that changed, moved, missing or truncated chunks are
 * detected without holding the file in memory. Each file has its own key.
 */
const MAGIC = Buffer.from('courtyard encrypted 1\n');
const SALT = 32;
const CHUNK = 65_536;
const TAG = 16;
const HEADER = MAGIC.length + SALT;

/** Encrypted chunks in order, for `pipeline`. */
export function encryptWith(key: string) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const header = Buffer.concat([MAGIC, randomBytes(SALT)]);
    const fileKey = keyOf(key, header);
    yield header;
    let number = 0n;
    for await (const { chunk, isLast } of chunksOf(source, CHUNK)) {
      const cipher = createCipheriv('aes-256-gcm', fileKey, nonce(number, isLast));
      cipher.setAAD(header);
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
      number += 1n;
    }
  };
}

/** @throws NotRestored in the stream, before anything is passed on that was changed */
export function decryptWith(key: string) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { header, rest } = await headerOf(source);
    const fileKey = keyOf(key, header);
    let number = 0n;
    for await (const { chunk, isLast } of chunksOf(rest, CHUNK + TAG)) {
      yield decrypted(chunk, fileKey, header, nonce(number, isLast));
      number += 1n;
    }
  };
}

/** Size of a file after encryption. */
export const encryptedLength = (bytes: number) => HEADER + bytes + TAG * Math.max(1, Math.ceil(bytes / CHUNK));

function decrypted(chunk: Buffer, fileKey: Buffer, header: Buffer, iv: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', fileKey, iv, { authTagLength: TAG });
    decipher.setAAD(header);
    decipher.setAuthTag(chunk.subarray(chunk.length - TAG));
    return Buffer.concat([decipher.update(chunk.subarray(0, chunk.length - TAG)), decipher.final()]);
  } catch (error) {
    throw new NotRestored('This file was encrypted with another key, or it is damaged or cut off.', { cause: error });
  }
}

const keyOf = (key: string, header: Buffer) =>
  Buffer.from(hkdfSync('sha256', key, header.subarray(MAGIC.length), 'courtyard backup', 32));

function nonce(number: bigint, isLast: boolean): Buffer {
  const iv = Buffer.alloc(12);
  iv.writeBigUInt64BE(number, 3);
  iv[11] = isLast ? 1 : 0;
  return iv;
}

async function headerOf(source: AsyncIterable<Buffer>): Promise<{ header: Buffer; rest: AsyncGenerator<Buffer> }> {
  const chunks = source[Symbol.asyncIterator]();
  let begun = Buffer.alloc(0);
  while (begun.length < HEADER) {
    const next = await chunks.next();
    if (next.done) break;
    begun = Buffer.concat([begun, next.value]);
  }
  const header = begun.subarray(0, HEADER);
  if (header.length < HEADER || !header.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new NotRestored('This file is no encrypted backup of this program, or it is cut off.');
  }
  async function* rest(): AsyncGenerator<Buffer> {
    yield begun.subarray(HEADER);
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return { header, rest: rest() };
}

/** Splits into chunks of that size and marks the last one, which may be shorter or empty. */
async function* chunksOf(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let waiting = Buffer.alloc(0);
  for await (const more of source) {
    waiting = Buffer.concat([waiting, more]);
    while (waiting.length > size) {
      yield { chunk: waiting.subarray(0, size), isLast: false };
      waiting = waiting.subarray(size);
    }
  }
  yield { chunk: waiting, isLast: true };
}
