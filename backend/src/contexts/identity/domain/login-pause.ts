const UNHINDERED_TRIES_AN_HOUR = 50;
const EACH_FURTHER_MS = 250;
const LONGEST_MS = 10_000;

/** How long an answer to a stranger waits, by the wrong tries that the account has had within the hour. */
export function loginPause(wrongTries: number): number {
  return Math.min(Math.max(0, wrongTries - UNHINDERED_TRIES_AN_HOUR) * EACH_FURTHER_MS, LONGEST_MS);
}
