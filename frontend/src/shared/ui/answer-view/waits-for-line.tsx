import { Alert } from 'antd';
import type { ReactNode } from 'react';

/** In the place of what was never read, and cannot be read now. */
export const WaitsForLine = ({ meanwhile }: { meanwhile?: ReactNode }) => (
  <Alert
    type="warning"
    showIcon
    title="There is no connection. What belongs here is shown when it is back."
    description={meanwhile}
  />
);
