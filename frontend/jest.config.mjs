import { bundledPackages } from './tools/jest/packages.mjs';

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
};

/** Specs without components that use what only a browser has. */
const NEEDS_DOM = [
  'app/in-the-browser',
  'app/start/early-taps',
  'entities/restaurant/model/update-time-texts',
  'pages/business-report/model/report-document',
  'features/content/write-content/model/content-html',
  'pages/home/model/restaurant-facts',
  'pages/staff-dashboard/model/begin',
  'shared/api/client',
  'shared/api/offline-queue',
  'shared/api/offline-queue-store',
  'shared/lib/stored-days',
  'shared/lib/stored-texts',
  'shared/links/acquisition-source',
  'shared/ui/rich-text/unsupported-formatting',
].map((name) => `<rootDir>/src/${name}.spec.ts`);

export default async () => {
  const project = {
    roots: ['<rootDir>/src'],
    moduleNameMapper: {
      '\\.(css|svg|png|webp|avif|woff2)(\\?url)?$': '<rootDir>/tools/jest/asset.cjs',
      '^@/(.*)$': '<rootDir>/src/$1',
      '^@content/(.*)$': '<rootDir>/../backend/content/$1',
      ...(await bundledPackages()),
    },
    transform: { '^.+\\.(mjs|[jt]sx?)$': ['@swc/jest', swc] },
  };
  return {
    // Jest leaves one core to itself, which is half of a machine with two.
    maxWorkers: '100%',
    testTimeout: 120_000,
    projects: [
      {
        ...project,
        displayName: 'browser',
        testMatch: ['**/*.spec.tsx', ...NEEDS_DOM],
        testEnvironment: '<rootDir>/tools/jest/environment.cjs',
        setupFilesAfterEnv: ['<rootDir>/tools/jest/clock.cjs', '<rootDir>/tools/jest/dom.cjs'],
      },
      {
        ...project,
        displayName: 'node',
        testMatch: ['**/*.spec.ts'],
        testPathIgnorePatterns: NEEDS_DOM,
        testEnvironment: 'node',
        setupFilesAfterEnv: ['<rootDir>/tools/jest/clock.cjs'],
      },
    ],
  };
};
