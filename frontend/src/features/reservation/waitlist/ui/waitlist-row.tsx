import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { type BoardRole, reservationQueries } from '@/entities/reservation';
import { usePauseList } from '../api';
import styles from './waitlist-row.module.css';

interface WaitlistRowProps {
  role: BoardRole;
  /** YYYY-MM-DD */
  date: string;
}

/** How many parties wait for seats of a day, and whether seats are offered automatically. */
export function WaitlistRow({ role, date }: WaitlistRowProps) {
  const { data: list } = useQuery(reservationQueries.waitlist(role, date));
  const { send, isPending } = usePauseList(role, date);
  if (!list?.isOn || (list.parties === 0 && !list.isPaused)) return null;
  const { parties, isPaused } = list;
  return (
    <Flex component="p" gap="8px 16px" wrap align="center" justify="space-between" className={styles.line}>
      <span>
        {parties === 1 ? '1 party is waiting' : `${String(parties)} parties are waiting`} for seats.{' '}
        {isPaused ? 'Offers are paused.' : 'They’re offered tables as they open up.'}
      </span>
      <Button
        disabled={isPending}
        onClick={() => {
          send(!isPaused);
        }}
      >
        {isPaused ? 'Resume offers' : 'Pause'}
      </Button>
    </Flex>
  );
}
