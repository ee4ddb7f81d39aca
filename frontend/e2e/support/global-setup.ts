import { rm } from 'node:fs/promises';
import { makeRunFolder, makeTemplate, stopLeftovers } from './product';

/** The workers inherit both variables. */
export default async function setUp() {
  const folder = await makeRunFolder();
  process.env.E2E_FOLDER = folder;
  const tearDown = async () => {
    await stopLeftovers(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  };
  try {
    process.env.E2E_TEMPLATE = await makeTemplate();
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
