import { contextSettings } from '../app/app.module.js';
import { createApp } from '../app/create-app.js';
import type { Restaurant } from '../kernel/restaurant.js';
import { type Prepare, TestApp } from '../platform/testing/test-app.js';
import { INTERNAL_EVENTS } from './internal-events.js';
import { seed } from '../app/seed.js';

/**
 * The whole application for tests.
 * @param variables as in the environment of a process
 * @param webRoot the built website, null for none
 * @param prepare declares more before it starts
 * @param restaurant another one than that of `content/restaurant.json`
 */
export function startTestApp(
  variables: NodeJS.ProcessEnv = {},
  webRoot: string | null = null,
  prepare?: Prepare,
  restaurant?: Restaurant,
): Promise<TestApp> {
  return TestApp.start({
    createApp,
    seed,
    contextSettings,
    internalEvents: INTERNAL_EVENTS,
    variables,
    webRoot,
    prepare,
    restaurant,
  });
}
