import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { eventually } from '../../platform/testing/eventually.js';
import { EmbeddedProduct, isAlive } from './embedded-product.js';
import { sized } from './sized.js';
import { SmallDisk } from './small-disk.js';
import { tell } from './tell.js';

const MEGABYTES = 160;
const ROUNDS = sized({ short: 1, long: 3 });
/** So many are sent to a full disk before and after somebody felt it. */
const FELT = 50;

interface Answer {
  readonly status: number;
  readonly id: string | undefined;
}

const disk = SmallDisk.mount(MEGABYTES);

if (disk === null) {
  console.warn('This account may not mount a small file system: what a full disk does was not tried.');
} else {
  let product: EmbeddedProduct;
  beforeAll(async () => {
    product = await EmbeddedProduct.start({}, join(disk.directory, 'data'));
  });
  afterAll(async () => {
    await product.clear();
    disk.unmount();
  });

  /** A message that no compression makes smaller. */
  const write = async (): Promise<Answer> => {
    const message = randomBytes(1_500).toString('base64');
    const answer = await product.process.post('contact', { name: 'A guest', email: 'guest@guests.example', message });
    const { id } = (await answer.json()) as { id?: string };
    return { status: answer.status, id: answer.status === 201 ? id : undefined };
  };
  const ready = async () => (await fetch(product.process.url('ready'))).status;

  it('answers 503 on a full disk, loses nothing, and is well again when there is room', async () => {
    const answers: Answer[] = [];
    const recovered: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const postmaster = await product.postmaster();
      await disk.fill();
      const refused = () => answers.filter(({ status }) => status !== 201).length;
      const before = refused();
      await eventually(async () => {
        answers.push(await write());
        expect(refused() - before).toBeGreaterThanOrEqual(FELT);
      });
      await eventually(async () => expect(await ready()).toBe(503));
      expect(await product.postmaster()).toBe(postmaster);

      disk.free();
      const since = performance.now();
      await eventually(async () => expect((await write()).status).toBe(201));
      await eventually(async () => expect(await ready()).toBe(200));
      recovered.push(Math.round((performance.now() - since) / 1_000));
    }
    const kept = new Set((await product.rows('select id from contact_messages')).map(({ id }) => id));
    const lost = answers.filter(({ id }) => id !== undefined && !kept.has(id)).length;
    const other = answers.filter(({ status }) => status !== 201 && status !== 503).length;
    tell(`a disk filled to the last byte, ${String(ROUNDS)} times`, {
      'acknowledged and lost': { promised: 0, seen: lost },
      'answers other than 201, 503': { promised: 0, seen: other },
      'calls refused': { promised: 'any', seen: answers.filter(({ status }) => status === 503).length },
      'well again after s': { promised: 30, seen: Math.max(...recovered) },
    });
    expect({ lost, other }).toEqual({ lost: 0, other: 0 });
    expect(product.process.isRunning).toBe(true);
  });

  it('waits for room when PostgreSQL itself cannot go on, and is well again when there is some', async () => {
    await disk.fill();
    const postmaster = await product.postmaster();
    const beginNextLog = product.rowsAsSuperuser('select pg_switch_wal(), pg_switch_wal()');
    await beginNextLog.catch(() => undefined);
    const statuses = new Set<number>();
    await eventually(async () => {
      statuses.add((await write()).status);
      expect(isAlive(postmaster)).toBe(false);
    });
    statuses.add((await write()).status);
    statuses.add(await ready());
    expect([...statuses]).toEqual([503]);

    disk.free();
    await eventually(async () => expect((await write()).status).toBe(201));
    await eventually(async () => expect(await ready()).toBe(200));
    expect(product.process.isRunning).toBe(true);
  });
}
