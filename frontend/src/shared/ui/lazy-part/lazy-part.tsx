import { Button } from 'antd';
import { type ComponentType, createElement, type ReactNode, Suspense, use, useState } from 'react';
import { FailureBoundary } from './failure-boundary';
import styles from './lazy-part.module.css';
import { loadPart } from './load-part';

interface LazyPartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  /** What stands there until it has arrived. */
  waiting?: ReactNode;
  with: Props;
}

/** A part of the screen that is loaded when it is needed; when it cannot be had, or breaks, the rest of the screen stays. */
export function LazyPart<Props extends object>({ load, waiting, with: props }: LazyPartProps<Props>) {
  const begin = () => ({ part: loadPart(load) });
  const [attempt, setAttempt] = useState(begin);
  const [tries, setTries] = useState(0);

  function tryAgain() {
    setAttempt(begin());
    setTries(tries + 1);
  }

  return (
    <FailureBoundary
      key={tries}
      failed={
        <div role="alert" className={styles.failed}>
          <p>This part of the page could not be shown.</p>
          <Button onClick={tryAgain}>Try again</Button>
        </div>
      }
    >
      <Suspense fallback={waiting}>
        <Loaded part={attempt.part} with={props} />
      </Suspense>
    </FailureBoundary>
  );
}

function Loaded<Props extends object>({ part, with: props }: { part: Promise<ComponentType<Props>>; with: Props }) {
  return createElement(use(part), props);
}
