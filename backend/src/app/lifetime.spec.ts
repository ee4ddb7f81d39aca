import { Lifetime } from './lifetime.js';

let lifetime: Lifetime;
let happened: string[];

beforeEach(() => {
  lifetime = new Lifetime();
  happened = [];
});

const begin = (name: string) => () => {
  happened.push(`begin ${name}`);
  return Promise.resolve(name);
};
const stop = (name: string) => {
  happened.push(`stop ${name}`);
  return Promise.resolve();
};

it('stops started steps in reverse order when a later step fails', async () => {
  const start = lifetime.start(async () => {
    await lifetime.step('the database', begin('database'), stop);
    await lifetime.step('the schema', begin('schema'));
    await lifetime.step('the application', begin('application'), stop);
    await lifetime.step('the port', () => Promise.reject(new Error('The port is taken.')), stop);
  });
  await expect(start).rejects.toThrow('The port is taken.');
  expect(happened).toEqual([
    'begin database',
    'begin schema',
    'begin application',
    'stop application',
    'stop database',
  ]);
});

it('continues stopping when one stop fails, and reports the first failure', async () => {
  const complaint = jest.spyOn(console, 'error').mockReturnValue();
  const start = lifetime.start(async () => {
    await lifetime.step('the database', begin('database'), stop);
    await lifetime.step('the application', begin('application'), () => Promise.reject(new Error('It hangs.')));
    throw new Error('The accounts could not be made.');
  });
  await expect(start).rejects.toThrow('The accounts could not be made.');
  expect(happened).toEqual(['begin database', 'begin application', 'stop database']);
  expect(complaint).toHaveBeenCalledWith(new Error('It hangs.'));
  complaint.mockRestore();
});

it('logs what it is waiting for', async () => {
  jest.useFakeTimers();
  const logged = jest.spyOn(console, 'log').mockReturnValue();
  const database = Promise.withResolvers<string>();
  const step = lifetime.step('PostgreSQL to start', () => database.promise);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(logged.mock.calls).toEqual([
    ['Still waiting for PostgreSQL to start (5 s)'],
    ['Still waiting for PostgreSQL to start (10 s)'],
  ]);
  database.resolve('ready');
  expect(await step).toBe('ready');
  expect(jest.getTimerCount()).toBe(0);
  logged.mockRestore();
  jest.useRealTimers();
});

it('stops everything if it was told to end after the last step, before it is ready', async () => {
  const complaint = jest.spyOn(console, 'error').mockReturnValue();
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`);
  });
  const start = lifetime.start(async () => {
    await lifetime.step('the application', begin('application'), stop);
    lifetime.fail('PostgreSQL is gone.');
  });
  await expect(start).rejects.toThrow('exit 1');
  expect(happened).toEqual(['begin application', 'stop application']);
  exit.mockRestore();
  complaint.mockRestore();
});
