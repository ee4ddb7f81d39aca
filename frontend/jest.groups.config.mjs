import config from './jest.config.mjs';

/** The same specs in the groups that `npm test` writes; see backend/tools/lib/test-groups.mjs. */
export default async () => {
  const { projects, ...shared } = await config();
  return {
    ...shared,
    projects: projects.map((project) => ({
      ...project,
      roots: ['<rootDir>/.test-groups', '<rootDir>/src'],
      testMatch: [`<rootDir>/.test-groups/${project.displayName}-*.cjs`],
      testPathIgnorePatterns: [],
    })),
  };
};
