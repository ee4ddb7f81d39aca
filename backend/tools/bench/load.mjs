import autocannon from 'autocannon';
import { besideWriter } from './writer.mjs';

export const CONNECTIONS = 32;
/** Simulates servers that have been up for a while: V8 has compiled the hot code, and connections have prepared their statements. */
const WARM_UP_SECONDS = 10;

/**
 * The servers take turns, so that what else the machine does meets them all.
 * @param loads by name of the server, what it is sent: autocannon's options and the expected status
 * @returns rates by name of the server
 */
export async function takeTurns(stage, loads, { seconds, rounds, warmUp = WARM_UP_SECONDS }) {
  const rates = Object.fromEntries(Object.keys(loads).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, loadOf] of Object.entries(loads)) {
      const server = await stage.server(name);
      const measured = await server.awake(() =>
        besideWriter(server.databaseUrl, async () => rate(await loadOf(server), round === 0 ? warmUp : seconds)),
      );
      if (round > 0) rates[name].push(measured);
    }
  }
  return rates;
}

/** Answers a second. Anything but the expected answer ends the run. */
async function rate({ expected, ...options }, duration) {
  const {
    statusCodeStats,
    errors,
    duration: took,
  } = await autocannon({ connections: CONNECTIONS, ...options, duration });
  if (errors > 0 || Object.keys(statusCodeStats).some((status) => Number(status) !== expected)) {
    throw new Error(`Expected ${expected} alone, got ${JSON.stringify(statusCodeStats)} and ${errors} errors.`);
  }
  return (statusCodeStats[expected]?.count ?? 0) / took;
}

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}
