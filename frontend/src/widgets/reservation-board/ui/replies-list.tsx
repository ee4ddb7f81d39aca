import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type BoardRole, type Reservation, reservationQueries } from '@/entities/reservation';
import { AnswerView } from '@/shared/ui/answer-view';
import { GuestReply } from './guest-reply';

interface RepliesListProps {
  role: BoardRole;
  reservation: Reservation;
  /** Where nothing was written. */
  none?: ReactNode;
}

/** All that a guest wrote back about a table, the newest first. */
export function RepliesList({ role, reservation, none = null }: RepliesListProps) {
  const answer = useQuery(reservationQueries.repliesAbout(role, reservation.id));
  return (
    <AnswerView answer={answer} loading="Loading the replies..." failed="Couldn’t load replies.">
      {(replies) =>
        replies.length === 0
          ? none
          : replies.map((reply) => (
              <GuestReply key={reply.id} role={role} reply={reply} reservation={reservation} isWhole />
            ))
      }
    </AnswerView>
  );
}
