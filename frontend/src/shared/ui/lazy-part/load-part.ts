import { isReplaced, isServed, mayReload, runningBuild } from '@/shared/lib/release';

const ahead = new WeakMap<() => Promise<unknown>, unknown>();

/** For a part that will be shown in a moment; whoever shows it says when it cannot be had. */
export const loadAhead = (load: () => Promise<unknown>): void => {
  load().then(
    (part) => ahead.set(load, part),
    () => undefined,
  );
};

/** For what nobody sees yet: what is seen comes first. */
export const loadWhenIdle = (load: () => Promise<unknown>): void => {
  const begin = () => void load().catch(() => undefined);
  // Safari has no word for it.
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else setTimeout(begin);
};

export const partAhead = <Part>(load: () => Promise<Part>) => ahead.get(load) as Part | undefined;

/** Once it is shown: whoever comes back to it by a tap sees that something happens before all of it is drawn. */
export const forgetAhead = (load: () => Promise<unknown>) => ahead.delete(load);

/**
 * Loads a file of the website. After a release the old files may be gone: one reload of the page brings the new ones.
 *
 * @param isAgain asked for by somebody for whom it failed before: many browsers go on refusing a file that they once could not have, until
 *   the page is loaded anew
 */
export async function loadPart<Part>(load: () => Promise<Part>, isAgain: boolean): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(await (isAgain ? isServed() : isFromBefore()))) throw error;
    window.location.reload();
    return new Promise(() => undefined);
  }
}

/** Whether a release has replaced what runs here, and the page was not loaded anew for it yet. */
async function isFromBefore() {
  const build = runningBuild();
  return build !== '' && (await isReplaced([build])) && mayReload(build);
}
