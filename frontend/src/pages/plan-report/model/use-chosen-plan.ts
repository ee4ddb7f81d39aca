import { useSyncExternalStore } from 'react';
import type { PlanId } from '@/entities/agency';
import { keptTexts } from '@/shared/lib/kept-texts';

const KEY = 'plan';
const kept = keptTexts(() => localStorage, 'chosen-');
const listeners = new Set<() => void>();

/** The chosen plan is stored in this browser, like the form next to it, until it is sent. */
export function useChosenPlan([first, ...others]: readonly [PlanId, ...PlanId[]]) {
  const before = useSyncExternalStore(subscribe, read, () => null);
  return { chosen: others.find((id) => id === before) ?? first, choose, forget };
}

function choose(id: PlanId): void {
  kept.keep(KEY, id);
  tell();
}

function forget(): void {
  kept.forget(KEY);
  tell();
}

const read = () => kept.read(KEY);

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
