import { Alert } from 'antd';
import type { ReactNode } from 'react';

/** In the place of what was never read, and cannot be read now. */
export const WaitingForConnection = ({ meanwhile }: { meanwhile?: ReactNode }) => (
  <Alert type="warning" showIcon title="You’re offline. This loads when you’re back online." description={meanwhile} />
);
