import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Passes data through and computes its size and hash. */
export class Measured {
  private readonly hash = createHash('sha256');
  bytes = 0;

  readonly pass = async function* (this: Measured, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      this.hash.update(chunk);
      this.bytes += chunk.length;
      yield chunk;
    }
  }.bind(this);

  sha256(): string {
    return this.hash.digest('hex');
  }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
