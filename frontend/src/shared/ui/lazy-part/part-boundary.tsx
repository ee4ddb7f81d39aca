import { type ReactNode, useState } from 'react';
import { FailureBoundary } from './failure-boundary';
import { PartFailed } from './part-failed';

/** Contains errors of one part of the screen. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const [tries, setTries] = useState(0);
  return (
    <FailureBoundary
      key={tries}
      failed={
        <PartFailed
          onRetry={() => {
            setTries(tries + 1);
          }}
        />
      }
    >
      {children}
    </FailureBoundary>
  );
}
