import config from './jest.config.mjs';

/** The same specs in the groups that `npm test` writes; see tools/lib/test-groups.mjs. */
export default {
  ...config,
  roots: ['<rootDir>/.test-groups', '<rootDir>/src'],
  testMatch: ['<rootDir>/.test-groups/*.cjs'],
  moduleFileExtensions: [...config.moduleFileExtensions, 'cjs'],
};
