import { Button } from 'antd';
import type { BoardRole, Reply, Reservation } from '@/entities/reservation';
import { useOpenItem } from '@/shared/lib/open-item';
import { GuestReply } from './guest-reply';

interface CardReplyProps {
  role: BoardRole;
  reservation: Reservation;
  replies: readonly Reply[];
}

/** The reply to look at first, and the way to the others. */
export function CardReply({ role, reservation, replies }: CardReplyProps) {
  const item = useOpenItem();
  const [first] = replies;
  if (!first) return null;
  return (
    <div>
      <GuestReply role={role} reply={first} reservation={reservation} />
      {replies.length > 1 && (
        <Button
          type="link"
          size="small"
          onClick={() => {
            item.open(reservation.id, 'replies');
          }}
        >
          All {replies.length} replies
        </Button>
      )}
    </div>
  );
}
