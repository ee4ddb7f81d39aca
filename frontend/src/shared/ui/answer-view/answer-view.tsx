import { Button } from 'antd';
import type { ReactNode } from 'react';
import { errorText } from '@/shared/api';
import { Skeleton } from '../skeleton';
import styles from './answer-view.module.css';

interface AnswerViewProps<Answer> {
  answer: { data: Answer | undefined; error: Error | null; refetch: () => unknown };
  /** What is said while it is read, and when it cannot be had. */
  loading: string;
  failed: string;
  children: (answer: Answer) => ReactNode;
}

/** What one call answers: on its way, not to be had, or there. */
export function AnswerView<Answer>({ answer, loading, failed, children }: AnswerViewProps<Answer>) {
  const { data, error, refetch } = answer;
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton label={loading} />;
  const why = errorText(error, '');
  return (
    <div role="alert" className={styles.failed}>
      <p className={styles.title}>{failed}</p>
      {why && <p>{why}</p>}
      <Button onClick={() => void refetch()}>Try again</Button>
    </div>
  );
}
