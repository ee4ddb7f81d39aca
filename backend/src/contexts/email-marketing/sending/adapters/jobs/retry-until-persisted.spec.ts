import { Logger } from '@nestjs/common';
import { retryUntilPersisted } from './mail-dispatcher.js';

const unreachable = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

let warned: jest.SpyInstance;
let failed: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  failed = jest.spyOn(Logger.prototype, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

it('waits for an unreachable database and logs it once', async () => {
  const store = jest.fn<Promise<void>, []>();
  store.mockRejectedValueOnce(unreachable()).mockRejectedValueOnce(unreachable()).mockResolvedValue();
  await retryUntilPersisted('that ana@guests.example is gone', store);
  expect(store).toHaveBeenCalledTimes(3);
  expect(warned.mock.calls).toEqual([[expect.stringContaining('that ana@guests.example is gone')]]);
});

it('does not retry other errors, and logs them', async () => {
  const store = jest.fn(() => Promise.reject(new Error('violates a constraint')));
  await retryUntilPersisted('that ana@guests.example is gone', store);
  expect(store).toHaveBeenCalledTimes(1);
  expect(failed.mock.calls).toEqual([[expect.stringContaining('violates a constraint')]]);
});
