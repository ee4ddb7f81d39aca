import { Button, Dropdown } from 'antd';
import type { BoardRole, Reply } from '@/entities/reservation';
import { formatShortDay } from '@/entities/restaurant';
import { useOpenItem } from '@/shared/lib/open-item';
import { isUnseen, useReplies } from '../model/use-replies';
import styles from './new-replies.module.css';

/** How many replies nobody has seen yet, and the way to each, also to those about visits that are over. */
export function NewReplies({ role }: { role: BoardRole }) {
  const item = useOpenItem();
  const unseen = Object.values(useReplies(role)).flatMap((replies = []) => replies.filter(isUnseen));
  const requests = [...new Map(unseen.map((reply) => [reply.reservationId, reply])).values()];
  const [only] = requests;
  if (!only) return null;

  const open = ({ reservationId }: Reply) => {
    item.open(reservationId, 'replies');
  };
  const button = (
    <Button
      className={styles.button}
      onClick={() => {
        if (requests.length === 1) open(only);
      }}
    >
      <span className={styles.count} data-tone="urgent">
        {unseen.length}
      </span>{' '}
      {unseen.length === 1 ? 'new reply' : 'new replies'}
    </Button>
  );
  if (requests.length === 1) return button;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: requests.map((reply) => ({
          key: reply.reservationId,
          label: `${reply.customerName}: ${formatShortDay(reply.preferredDate)}, ${reply.preferredTime}`,
          onClick: () => {
            open(reply);
          },
        })),
      }}
    >
      {button}
    </Dropdown>
  );
}
