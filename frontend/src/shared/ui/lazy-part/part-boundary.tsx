import { type ReactNode, useState } from 'react';
import { FailureBoundary } from './failure-boundary';
import { PartFailed } from './part-failed';

/** A part of the screen that may throw an error without taking the rest of the screen with it. */
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
