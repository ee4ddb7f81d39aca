import { spawnSync } from 'node:child_process';
import { open } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHUNK = Buffer.alloc(64 * 1024);

/** A file system of a few megabytes, which can be filled to the last byte. */
export class SmallDisk {
  private constructor(readonly directory: string) {}

  /** Null where this account may not mount. */
  static mount(megabytes: number): SmallDisk | null {
    const directory = mkdtempSync(join(tmpdir(), 'courtyard-disk-'));
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${String(megabytes)}m`, 'tmpfs', directory]);
    if (status === 0) return new SmallDisk(directory);
    rmSync(directory, { recursive: true });
    return null;
  }

  async fill(): Promise<void> {
    const file = await open(this.filling, 'a');
    try {
      for (let size = CHUNK.length; size > 0;) {
        try {
          await file.write(CHUNK, 0, size);
        } catch {
          size = Math.floor(size / 2);
        }
      }
    } finally {
      await file.close();
    }
  }

  free(): void {
    rmSync(this.filling);
  }

  unmount(): void {
    spawnSync('umount', [this.directory]);
    rmSync(this.directory, { recursive: true });
  }

  private get filling(): string {
    return join(this.directory, 'filling');
  }
}
