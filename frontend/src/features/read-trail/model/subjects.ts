import { maintenanceLogWords } from '@/entities/maintenance-log';
import { reservationWords } from '@/entities/reservation';
import type { TrailWords } from '@/shared/lib/trail-words';

/** The words of each subject, by the name it has in events. */
export const subjects: Readonly<Record<string, TrailWords>> = {
  reservation: reservationWords,
  'maintenance-log': maintenanceLogWords,
};
