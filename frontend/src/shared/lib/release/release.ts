declare global {
  interface Window {
    /** React Router's manifest of the running build. */
    __reactRouterManifest?: { url: string };
  }
}

const RELOADED = 'reloaded from';

/** Identifies the running build; empty in development. */
export const runningBuild = () => window.__reactRouterManifest?.url ?? '';

/** Whether the server's page uses other files than these, as it does after a release; false if that is unknown. */
export async function isReplaced(files: readonly string[]): Promise<boolean> {
  const page = await pageOfServer();
  return page !== null && !files.every((file) => page.includes(file));
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
export function mayReload(build: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === build) return false;
    sessionStorage.setItem(RELOADED, build);
    return true;
  } catch {
    return false;
  }
}
