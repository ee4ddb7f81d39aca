import type { LateMinutes, Reply, Reservation } from '@/entities/reservation';
import { isChangeable } from './next-actions';

interface Proposed {
  label: string;
  does: { late: LateMinutes } | { opens: 'cancel' | 'change' };
}

const CHOICES: readonly LateMinutes[] = [10, 20, 30];

/** What a reply may ask for, as far as it can still be done. */
export function proposed(
  { proposals }: Pick<Reply, 'proposals'>,
  { status, lateMinutes }: Pick<Reservation, 'status' | 'lateMinutes'>,
): Proposed[] {
  return proposals.flatMap(({ kind, minutes }): Proposed[] => {
    if (kind === 'late') {
      const choices = status === 'confirmed' ? (minutes === null ? CHOICES : [minutes]) : [];
      return choices
        .filter((choice) => choice !== lateMinutes)
        .map((choice) => ({ label: `${String(choice)} minutes late`, does: { late: choice } }));
    }
    if (!isChangeable(status)) return [];
    return kind === 'cancel'
      ? [{ label: 'Cancel this table', does: { opens: 'cancel' } }]
      : [{ label: 'Change date, time or size', does: { opens: 'change' } }];
  });
}
