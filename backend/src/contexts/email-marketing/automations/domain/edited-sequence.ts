import { type AutomationStep, isSameEmail } from './automation.js';

type Sequence = readonly AutomationStep[];

/** People who wait for an email of a sequence that has been edited. */
export interface MovedStep {
  /** The email they waited for, counted from 0 in the old sequence. */
  readonly from: number;
  /** The email they wait for now, counted from 0 in the new sequence. */
  readonly to: number;
  /** Its days after the trigger; null after the last email, which ends their run. */
  readonly delayDays: number | null;
}

/** Where people continue whose next email, or its days, differs after an edit, so that they miss no email. */
export function movedSteps(before: Sequence, after: Sequence): MovedStep[] {
  const places = newPlaces(before, after);
  return before
    .map(({ delayDays }, from) => ({ from, to: positionAfter(places, from, after.length), delayDays }))
    .filter(({ from, to, delayDays }) => to !== from || after[to]?.delayDays !== delayDays)
    .map(({ from, to }) => ({ from, to, delayDays: after[to]?.delayDays ?? null }));
}

/** The first email that is ahead of the person and not received; one that was replaced where it stood counts as received. */
function positionAfter(places: readonly number[], from: number, end: number): number {
  const received = places.slice(0, from);
  const last = received.findLastIndex((place) => place !== GONE);
  const behind = (received[last] ?? -1) + from - last;
  const ahead = places.slice(from).filter((place) => place !== GONE);
  let position = Math.min(behind, end, ...ahead);
  while (received.includes(position)) position += 1;
  return position;
}

const GONE = -1;

/** Where each old email is in the new sequence. Of equal emails, the first one stays the first. */
function newPlaces(before: Sequence, after: Sequence): number[] {
  const places: number[] = [];
  for (const email of before) {
    places.push(after.findIndex((other, index) => isSameEmail(email, other) && !places.includes(index)));
  }
  return places;
}
