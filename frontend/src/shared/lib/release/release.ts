const RELOADED = 'reloaded from';

/** Identifies the running build, as the server put it into the page; empty in development. */
export const runningBuild = () => document.documentElement.dataset.build ?? '';

/**
 * Whether the server's page lacks one of these, as it does after a release; false if that is unknown.
 * @param parts of the HTML of this page, such as the names of its files
 */
export async function isReplaced(parts: readonly string[]): Promise<boolean> {
  const page = await pageOfServer();
  return page !== null && !parts.every((part) => page.includes(part));
}

/** Whether the server could deliver this page now. */
export const isServed = async () => (await pageOfServer()) !== null;

async function pageOfServer(): Promise<string | null> {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-cache' });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/** Once per build: otherwise a page whose files are missing for another reason would reload forever. */
export function canReload(build: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === build) return false;
    sessionStorage.setItem(RELOADED, build);
    return true;
  } catch {
    return false;
  }
}
