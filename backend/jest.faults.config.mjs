import config from './jest.config.mjs';

/** `npm run test:faults`: long runs on database servers of their own, which are killed. */
const { globalSetup: _1, globalTeardown: _2, ...rest } = config;
export default { ...rest, testMatch: ['**/*.faults.ts'], testTimeout: 1_200_000, maxWorkers: 1 };
