const RELOADED = 'reloaded from';

/** Whether the server's page names other files than these, as it does after a release; false when nobody can tell. */
export async function isReplaced(files: readonly string[]): Promise<boolean> {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-cache' });
    const page = await response.text();
    return response.ok && !files.every((file) => page.includes(file));
  } catch {
    return false;
  }
}

/** Once for each build: a page whose files are missing for another reason would be loaded again and again. */
export function mayReload(build: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === build) return false;
    sessionStorage.setItem(RELOADED, build);
    return true;
  } catch {
    return false;
  }
}
