const PATIENCE_MS = 60_000;
const PAUSE_MS = 25;

/** Repeats the attempt until it succeeds; after a minute, or as long as is said, its last error is the answer. */
export async function eventually<T>(attempt: () => T | Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
