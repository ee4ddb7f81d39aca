import { messageWords } from '@/entities/message';
import { reservationWords } from '@/entities/reservation';
import { staffMemberWords } from '@/entities/staff-member';
import type { TrailWords } from '@/shared/lib/trail-words';

/** The words of each subject, by the name it has in events. */
export const subjects: Readonly<Record<string, TrailWords>> = {
  reservation: reservationWords,
  message: messageWords,
  'staff-member': staffMemberWords,
};
