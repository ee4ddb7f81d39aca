import { Alert, Button } from 'antd';
import { ApiError, errorText } from '@/shared/api';

/** Why there is no preview: what the server does not accept, or that it could not be reached. */
export function PreviewRefusal({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const problems = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  if (problems.length === 0)
    return (
      <Alert
        type="error"
        showIcon
        title={errorText(error, 'Couldn’t load the preview.')}
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    );
  return (
    <Alert
      type="warning"
      showIcon
      title="Please change this before you publish:"
      description={
        <ul className="bullets">
          {problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      }
    />
  );
}
