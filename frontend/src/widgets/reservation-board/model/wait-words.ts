import type { DoorParty } from '@/entities/reservation';
import { formatTime } from '@/entities/restaurant';

const MINUTE_MS = 60_000;

/** '12 min, quoted 20', and whether the party waits longer than it was told. */
export function waitWords(
  { joinedAt, quotedMinutes }: Pick<DoorParty, 'joinedAt' | 'quotedMinutes'>,
  now: number,
): { words: string; isOver: boolean } {
  const minutes = Math.max(0, Math.floor((now - Date.parse(joinedAt)) / MINUTE_MS));
  const waits = minutes === 0 ? 'Just came' : `${String(minutes)} min`;
  if (quotedMinutes === null) return { words: waits, isOver: false };
  return { words: `${waits}, quoted ${String(quotedMinutes)} min`, isOver: minutes > quotedMinutes };
}

/** 'Texted 12:10 PM'; undefined if the party was not called yet. */
export function calledWords({ calledAt, calledBy }: Pick<DoorParty, 'calledAt' | 'calledBy'>): string | undefined {
  if (calledAt === null) return undefined;
  return `${calledBy === 'text' ? 'Texted' : 'Called'} ${formatTime(new Date(calledAt))}`;
}
