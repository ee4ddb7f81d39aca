declare global {
  interface Window {
    /** What React Router knows of the build that runs here. */
    __reactRouterManifest?: { url: string };
  }
}

const RELOADED = 'reloaded from';

/** Loads a file of the website. After a release the old files may be gone: one reload of the page brings the new ones. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const build = window.__reactRouterManifest?.url;
    if (build === undefined || !(await isReplaced(build)) || !mayReload(build)) throw error;
    window.location.reload();
    return new Promise(() => undefined);
  }
}

/** Whether the server's page belongs to another build. */
async function isReplaced(build: string): Promise<boolean> {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-cache' });
    return response.ok && !(await response.text()).includes(build);
  } catch {
    return false;
  }
}

function mayReload(build: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === build) return false;
    sessionStorage.setItem(RELOADED, build);
    return true;
  } catch {
    return false;
  }
}
