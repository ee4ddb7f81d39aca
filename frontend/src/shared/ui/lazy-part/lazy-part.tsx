import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useIsOnline } from '@/shared/api';
import { isReplaced, isServed, canReload, runningBuild } from '@/shared/lib/release';
import { WaitingForConnection } from '../answer-view';
import { FailureBoundary } from './failure-boundary';
import { PartFailed } from './part-failed';

const ahead = new WeakMap<() => Promise<unknown>, unknown>();

/** Preloads a part that will be shown soon; failures are reported where it is shown. */
export const loadAhead = (load: () => Promise<unknown>): void => {
  load().then(
    (part) => ahead.set(load, part),
    () => undefined,
  );
};

/** Loads a part that is not visible yet, after what is visible. */
export const loadWhenIdle = (load: () => Promise<unknown>): void => {
  // Safari lacks requestIdleCallback.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  whenIdle(() => {
    loadAhead(load);
  });
};

/** A part with its props. Always the same component, so the screen is not mounted again when it loads twice. */
export function partWith<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  props: NoInfer<Props>,
): () => Promise<ComponentType> {
  let bound: ComponentType | undefined;
  return async () => {
    const Part = await load();
    return (bound ??= () => createElement(Part, props));
  };
}

const partAhead = <Part,>(load: () => Promise<Part>) => ahead.get(load) as Part | undefined;

/** Call once the part is shown: when someone returns to it, they see a loading state before all of it renders. */
const forgetAhead = (load: () => Promise<unknown>) => ahead.delete(load);

/**
 * Imports a file of the website. After a release the old files may be gone: reloading the page once brings the new ones.
 * @param isAgain a retry after a failure. Many browsers do not request a failed module again until the page is reloaded.
 */
async function loadPart<Part>(load: () => Promise<Part>, isAgain: boolean): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(await (isAgain ? isServed() : isFromBefore()))) throw error;
    window.location.reload();
    return new Promise(() => undefined);
  }
}

/** Whether a release has replaced the running build and the page was not reloaded for it yet. */
async function isFromBefore() {
  const build = runningBuild();
  return build !== '' && (await isReplaced([`data-build="${build}"`])) && canReload(build);
}

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

  const retry = () => {
    setArrived(undefined);
    setTries(tries + 1);
  };
  const isOnline = useIsOnline();
  const onOnline = useEffectEvent(() => {
    if (arrived?.part === null) retry();
  });
  useEffect(() => {
    if (isOnline) onOnline();
  }, [isOnline]);

  const failed = <PartFailed onRetry={retry} />;

  if (!arrived) return waiting;
  if (!arrived.part) return isOnline ? failed : <WaitingForConnection />;
  return (
    <FailureBoundary key={tries} failed={failed}>
      {createElement(arrived.part, props)}
    </FailureBoundary>
  );
}
