import { BOARD, CHANGES, changesOf, insertsOf, pollOf, readOf, secondPageOf } from '../calls.mjs';
import { median, takeTurns } from '../load.mjs';

const PROCESSES = { web: '', split: ', worker beside it', all: ', all in one process' };

/** Rates relative to the floor's. Jobs added by writes stay queued, are processed by another process, or by the same one. */
const against =
  (what, aims, loadOf, floorLoadOf = loadOf) =>
  async (stage, pace) => {
    const loads = Object.fromEntries(Object.keys(aims).map((server) => [server, loadOf]));
    const { floor, ...ours } = await takeTurns(stage, { floor: floorLoadOf, ...loads }, pace);
    return Object.entries(ours).map(([server, rates]) => {
      const ratio = median(rates) / median(floor);
      const aim = aims[server];
      return {
        what: what + PROCESSES[server],
        measured: `floor ${range(floor)}, ours ${range(rates)} /s`,
        figure: ratio.toFixed(2),
        ...(aim && { aim: `≥ ${aim.toFixed(1)}`, isMet: ratio >= aim }),
      };
    });
  };

const listOf = (server) => readOf(server, BOARD);

export const list = against('list of 100', { web: 1 }, listOf);
export const poll = against('304 poll (floor: the list)', { web: 1.5 }, pollOf, listOf);
export const page = against('second page', { web: null }, (server) => secondPageOf(server));
export const notes = against('notes change', { web: 0.2 }, (server) => changesOf(server, CHANGES.notes));
export const change = against('confirm and reopen', { web: 0.2, split: null, all: 0.2 }, (server) =>
  changesOf(server, CHANGES.decision),
);
export const insert = against('insert with key', { web: 0.2, split: null, all: 0.2 }, insertsOf);

function range(rates) {
  const shown = (rate) => Math.round(rate).toLocaleString('en-US');
  return `${shown(median(rates))} (${shown(Math.min(...rates))}–${shown(Math.max(...rates))})`;
}
