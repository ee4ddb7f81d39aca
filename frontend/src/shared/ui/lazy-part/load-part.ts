import { isReplaced, mayReload } from '@/shared/lib/release';

declare global {
  interface Window {
    /** What React Router knows of the build that runs here. */
    __reactRouterManifest?: { url: string };
  }
}

/** Loads a file of the website. After a release the old files may be gone: one reload of the page brings the new ones. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const build = window.__reactRouterManifest?.url;
    if (build === undefined || !(await isReplaced([build])) || !mayReload(build)) throw error;
    window.location.reload();
    return new Promise(() => undefined);
  }
}
