import config from './jest.config.mjs';

/** `npm run test:long`: fault tests that `npm test` has no time for, and the long forms of those it has. */
export default {
  ...config,
  testMatch: [
    '**/*.faults.ts',
    '**/testing/faults/*.integration.spec.ts',
    '**/{starving,killed-worker,killed-senders,capacity,waitlist}.integration.spec.ts',
    '**/hostile-texts.spec.ts',
    '<rootDir>/tools/lib/*.long.mjs',
  ],
  testTimeout: 1_200_000,
  maxWorkers: 1,
};
