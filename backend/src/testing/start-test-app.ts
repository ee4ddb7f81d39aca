import { createApp } from '../create-app.js';
import { TestApp } from '../platform/testing/test-app.js';
import { seed } from '../seed/seed.js';

/** The whole application for tests; variables as in the environment of a process, and the built website if there is to be one. */
export function startTestApp(variables: NodeJS.ProcessEnv = {}, webRoot: string | null = null): Promise<TestApp> {
  return TestApp.start(createApp, seed, variables, webRoot);
}
