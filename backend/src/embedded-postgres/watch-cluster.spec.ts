import { watchCluster } from './watch-cluster.js';

const LOOK = 1_000;

/** A server that survives the given number of checks after each start; records the actions of the watch. */
async function watchThrough(lives: readonly number[], { startFails = false, looksWithoutRoom = 0 } = {}) {
  const slept: number[] = [];
  const output: string[] = [];
  let turn = 0;
  let left = lives[0] ?? 0;
  let looksForRoom = 0;
  const given = Promise.withResolvers<string>();
  const watch = watchCluster(
    {
      isRunning: () => Promise.resolve(left-- > 0),
      hasRoom: () => Promise.resolve((looksForRoom += 1) > looksWithoutRoom),
      startAgain() {
        turn += 1;
        left = lives[turn] ?? 0;
        return Promise.resolve(startFails ? 'the disk is full' : '');
      },
    },
    {
      log: (line) => output.push(line),
      onGivenUp: given.resolve,
      sleep(ms) {
        slept.push(ms);
        return Promise.resolve();
      },
    },
  );
  const reason = await given.promise;
  await watch.end();
  return { reason, output, slept, pauses: slept.filter((ms) => ms !== LOOK), starts: turn };
}

it('starts a server again that ended, with growing pauses, and gives up after six tries', async () => {
  const { reason, output, starts } = await watchThrough([3]);
  expect(starts).toBe(6);
  expect(output).toHaveLength(6);
  expect(output[0]).toBe('PostgreSQL ended; starting it again (try 1)');
  expect(reason).toBe('PostgreSQL ended and could not be kept running (6 tries): it ended again.');
});

it('waits longer before each try', async () => {
  const { pauses } = await watchThrough([0]);
  expect(pauses).toEqual([0, 2_000, 5_000, 10_000, 20_000]);
});

it('reports why the server does not start', async () => {
  const { reason } = await watchThrough([0], { startFails: true });
  expect(reason).toMatch(/the disk is full$/);
});

it('does not count attempts while the disk is full, and logs once what it is waiting for', async () => {
  const { output, starts, slept } = await watchThrough([0], { looksWithoutRoom: 1_000 });
  expect(starts).toBe(6);
  expect(slept.filter((ms) => ms === LOOK).length).toBeGreaterThan(1_000);
  expect(output.filter((line) => line.includes('its disk is full'))).toHaveLength(1);
});

it('continues while the server is running, and ends on request', async () => {
  const looked = Promise.withResolvers<undefined>();
  const startAgain = jest.fn(() => Promise.resolve(''));
  let looks = 0;
  const watch = watchCluster(
    {
      isRunning() {
        looks += 1;
        if (looks === 100) looked.resolve(undefined);
        return Promise.resolve(true);
      },
      startAgain,
      hasRoom: () => Promise.resolve(true),
    },
    {
      log: () => undefined,
      onGivenUp: () => undefined,
      sleep: (_ms, signal) =>
        signal.aborted ? Promise.reject(new Error('aborted')) : new Promise((resolve) => setImmediate(resolve)),
    },
  );
  await looked.promise;
  await watch.end();
  expect(startAgain).not.toHaveBeenCalled();
});
