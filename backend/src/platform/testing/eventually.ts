const PATIENCE_MS = 60_000;
const PAUSE_MS = 25;

/** Repeats the attempt until it succeeds; throws its last error after a minute or the given time. */
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
