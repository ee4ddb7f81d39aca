import { contextSettings } from '../app/app.module.js';
import { createApp } from '../app/create-app.js';
import { type Prepare, TestApp } from '../platform/testing/test-app.js';
import { INTERNAL_EVENTS } from './internal-events.js';
import { seed } from '../app/seed.js';

/**
 * The whole application for tests; variables as in the environment of a process, the built website if there is to be one,
 * and what is to be declared before it starts.
 */
export function startTestApp(
  variables: NodeJS.ProcessEnv = {},
  webRoot: string | null = null,
  prepare?: Prepare,
): Promise<TestApp> {
  return TestApp.start({
    createApp,
    seed,
    contextSettings,
    internalEvents: INTERNAL_EVENTS,
    variables,
    webRoot,
    prepare,
  });
}
