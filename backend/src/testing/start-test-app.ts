import { createApp } from '../create-app.js';
import { TestApp } from '../platform/testing/test-app.js';
import { seed } from '../seed/seed.js';

/** The whole application for tests; variables as in the environment of a process. */
export function startTestApp(variables: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  return TestApp.start(createApp, seed, variables);
}
