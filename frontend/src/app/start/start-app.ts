import { renewOrSay } from './renewal';
import { whenLoaded } from './when-loaded';

const SIGNS_OF_PRESENCE = ['scroll', 'pointermove', 'touchstart'];
const SIGNS_OF_USE = ['click', 'keydown', 'focusin', 'input'];

/** Starts React. */
const ENTRY = /\/entry\.client-/;

/**
 * Waits until the page is used. Scripts are fetched once the page has loaded and someone moves in it; they run at the first interaction.
 * @param app the router's markup: links to the files it needs, and the scripts that start it
 */
export function startWhenUsed({ content: app }: HTMLTemplateElement): void {
  const files = filesOf(app);
  let fetched: Promise<unknown> | undefined;
  let isStarted = false;

  /** Only into the browser's cache. */
  const fetchFiles = () => (fetched ??= Promise.all(files.map(fetchFile)));

  const fetchAhead = () => {
    if (!isSavingData()) fetchFiles().catch(() => (fetched = undefined));
  };

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    run().catch((error: unknown) => {
      isStarted = false;
      fetched = undefined;
      void renewOrSay(files, error);
    });
  };

  /** The tap's feedback is painted first; then each file runs in its own task, so that the page is never blocked for long. */
  async function run() {
    await nextFrame();
    await fetchFiles();
    for (const file of files) {
      if (ENTRY.test(file)) continue;
      await import(/* @vite-ignore */ file);
      await nextTask();
    }
    document.body.append(document.importNode(app, true));
  }

  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, start, { passive: true, capture: true });
  whenLoaded(() => {
    for (const sign of SIGNS_OF_PRESENCE) window.addEventListener(sign, fetchAhead, { passive: true, once: true });
    // Pages that restore typing or load what they show start immediately.
    if (document.querySelector('meta[name=start]')) start();
  });
}

/** The router's links to the scripts of a page. */
export const filesOf = (markup: ParentNode) =>
  Array.from(markup.querySelectorAll('link[rel=modulepreload]'), (link) => link.getAttribute('href') ?? '');

async function fetchFile(file: string) {
  const { ok } = await fetch(file, { priority: 'low' });
  if (!ok) throw new Error(`${file} could not be loaded.`);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const isSavingData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
