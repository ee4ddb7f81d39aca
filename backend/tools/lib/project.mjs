import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '');
export const backend = path.join(root, 'backend');
export const frontend = path.join(root, 'frontend');

/** A failure that the person can act on: shown as one sentence, without a stack. */
export class Refusal extends Error {}

/** Runs a tool's main function and turns what it throws into an exit code. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
