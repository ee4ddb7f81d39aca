import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { Link } from 'react-router';
import { overviewQueries } from '@/entities/settings/overview';
import { waitingWords } from '../model';
import styles from './needs-today.module.css';

/** A line above a tab with what needs the owner, and a link to it. */
export function TodayLine() {
  const { data } = useQuery(overviewQueries.today());
  const waiting = data && waitingWords(data);
  return (
    <Flex component="p" gap="0 24px" wrap align="baseline" justify="space-between" className={styles.line}>
      <span>
        {waiting === undefined && 'Needs you today: –'}
        {waiting === '' && 'You’re all caught up.'}
        {waiting && (
          <>
            <strong>Needs you today:</strong> {waiting}
          </>
        )}
      </span>
      <Link to="/admin/dashboard">Today and trends</Link>
    </Flex>
  );
}
