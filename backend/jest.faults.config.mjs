import config from './jest.config.mjs';

/** `npm run test:faults`: the long forms of the fault tests, and those that `npm test` has no time for. */
export default {
  ...config,
  testMatch: ['**/*.faults.ts', '**/testing/faults/*.integration.spec.ts'],
  testTimeout: 1_200_000,
  maxWorkers: 1,
};
