import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { errorText } from '@/shared/api';
import { Skeleton } from '../skeleton';
import { WaitingForConnection } from './waiting-for-connection';

interface AnswerViewProps<Answer> {
  answer: { data: Answer | undefined; error: Error | null; refetch: () => unknown; isPaused?: boolean };
  /** Texts while it loads and when loading fails. */
  loading: string;
  failed: string;
  children: (answer: Answer) => ReactNode;
}

/** Renders a query's data, or its loading or error state. */
export function AnswerView<Answer>({ answer, loading, failed, children }: AnswerViewProps<Answer>) {
  const { data, error, refetch } = answer;
  if (data !== undefined) return children(data);
  if (answer.isPaused) return <WaitingForConnection />;
  if (!error) return <Skeleton label={loading} />;
  const why = errorText(error, '');
  return (
    <Alert
      type="error"
      showIcon
      title={failed}
      description={why}
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    />
  );
}
