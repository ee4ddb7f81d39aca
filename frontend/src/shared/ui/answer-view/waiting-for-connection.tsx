import { Alert } from 'antd';
import type { ReactNode } from 'react';

/** Shown for data that was never loaded and cannot be loaded offline. */
export const WaitingForConnection = ({ meanwhile }: { meanwhile?: ReactNode }) => (
  <Alert type="warning" showIcon title="You’re offline. This loads when you’re back online." description={meanwhile} />
);
