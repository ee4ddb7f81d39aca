import type { AutomationStep } from './automation.js';

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

/** Where people continue whose next email, or its days, differs after an edit, so that they get no email twice and miss none. */
export function movedSteps(before: Sequence, after: Sequence): MovedStep[] {
  const common = commonEmails(before, after);
  return before
    .map(({ delayDays }, from) => ({ from, to: positionAfter(common, from, after.length), delayDays }))
    .filter(({ from, to, delayDays }) => to !== from || after[to]?.delayDays !== delayDays)
    .map(({ from, to }) => ({ from, to, delayDays: after[to]?.delayDays ?? null }));
}

/** An email in both sequences, by its index in each. */
type Common = readonly [before: number, after: number];

/** An email that was replaced where it stood counts as received; `from` emails are behind the person. */
function positionAfter(common: readonly Common[], from: number, end: number): number {
  const [was, is] = common.findLast(([index]) => index < from) ?? [-1, -1];
  const next = common.find(([index]) => index >= from)?.[1] ?? end;
  return is + 1 + Math.min(from - was - 1, next - is - 1);
}

/** The longest common subsequence. */
function commonEmails(before: Sequence, after: Sequence): Common[] {
  const longest = new Map<string, Common[]>();
  const from = (i: number, j: number): Common[] => {
    const [one, other] = [before[i], after[j]];
    if (!one || !other) return [];
    const key = `${String(i)} ${String(j)}`;
    const known = longest.get(key);
    if (known) return known;
    const [withoutOne, withoutOther] = [from(i + 1, j), from(i, j + 1)];
    const rest = withoutOne.length > withoutOther.length ? withoutOne : withoutOther;
    const best: Common[] = isSameEmail(one, other) ? [[i, j], ...from(i + 1, j + 1)] : rest;
    longest.set(key, best);
    return best;
  };
  return from(0, 0);
}

const isSameEmail = (one: AutomationStep, other: AutomationStep) =>
  one.templateId === other.templateId && one.customSubject === other.customSubject;
