import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FailureBoundary } from './failure-boundary';
import { forgetAhead, loadPart, partAhead } from './load-part';
import { PartFailed } from './part-failed';

interface LazyPartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  /** Shown until it has loaded. */
  waiting?: ReactNode;
  with: Props;
}

/** A lazily loaded part of the screen; if it fails to load or throws, the rest of the screen stays. */
export function LazyPart<Props extends object>({ load, waiting, with: props }: LazyPartProps<Props>) {
  const [arrived, setArrived] = useState<{ part: ComponentType<Props> | null } | undefined>(() => {
    const part = partAhead(load);
    return part && { part };
  });
  const [tries, setTries] = useState(0);
  const begin = useEffectEvent(() => {
    forgetAhead(load);
    return arrived ? undefined : loadPart(load, tries > 0);
  });

  useEffect(() => {
    let isWanted = true;
    const arrive = (part: ComponentType<Props> | null) => {
      if (isWanted) setArrived({ part });
    };
    begin()?.then(arrive, () => {
      arrive(null);
    });
    return () => {
      isWanted = false;
    };
  }, [tries]);

  const failed = (
    <PartFailed
      onRetry={() => {
        setArrived(undefined);
        setTries(tries + 1);
      }}
    />
  );

  if (!arrived) return waiting;
  if (!arrived.part) return failed;
  return (
    <FailureBoundary key={tries} failed={failed}>
      {createElement(arrived.part, props)}
    </FailureBoundary>
  );
}
