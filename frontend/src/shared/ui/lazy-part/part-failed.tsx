import { Alert, Button } from 'antd';

/** Shown in place of a part of the screen that could not be loaded, or that threw an error. */
export const PartFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Alert
    type="error"
    showIcon
    title="Couldn’t load this part of the page."
    action={<Button onClick={onRetry}>Try again</Button>}
  />
);
