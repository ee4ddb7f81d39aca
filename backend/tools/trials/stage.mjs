import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Report } from '../containers/report.mjs';
import { Refusal } from '../lib/project.mjs';

/**
 * Runs trials in a temporary folder, which remains after a failure, and stops what they have started in reverse order.
 * @param tryOut receives the folder, the report, and a list to which it adds how to stop each thing
 */
export async function onStage(name, tryOut) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `courtyard-${name}-`));
  const report = new Report();
  const ends = [];
  const end = async () => {
    for (const one of ends.splice(0).reverse()) await one();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end().finally(() => process.exit(1)));
  try {
    await tryOut(folder, report, ends);
  } catch (error) {
    console.error(`Logs: ${folder}`);
    throw error;
  } finally {
    await end();
  }
  if (report.differs) throw new Refusal(`Not all promises were met. Logs: ${folder}`);
  rmSync(folder, { recursive: true, force: true });
}

/** Reports whether that number of guests and of campaign recipients got exactly one email each. */
export function reportMails(report, sink, { guests, recipients }) {
  for (const [whose, prefix, wanted] of [
    ['guest who asked', 'asks', guests],
    ['recipient of the campaign', 'reads', recipients],
  ]) {
    const { reached, withSeveral, again } = sink.outcome(prefix);
    const seen = `${reached} of ${wanted} reached, ${withSeveral} by several mails, ${again} mails again under the same Message-ID`;
    report.line(`each ${whose} gets one mail, once`, seen, reached === wanted && withSeveral + again === 0);
  }
}
