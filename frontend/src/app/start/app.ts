import { isAlive } from './early-taps';
import { renewOrSay } from './renewal';
import { isOnNotice } from './say-on-page';

/** What React would answer at once, by drawing all of a page that it is just bringing to life. */
const HELD = 'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keyup input change'.split(' ');

/** The scripts of a page, which wait in it as text. */
export class App {
  private readonly core: readonly string[];
  private readonly files: readonly string[];
  private isFetching = false;
  private isFetched = false;
  private isPreloading = false;
  private isStarted = false;

  /** @param text starts React; beside it stands what it needs */
  constructor(private readonly text: HTMLElement) {
    const { core = '', parts = '' } = text.dataset;
    const own = text.textContent.match(/\/assets\/[\w.-]+\.js/g) ?? [];
    this.core = core.split(' ');
    this.files = [...this.core, ...parts.split(' ').filter(Boolean), ...own];
  }

  /** Into the browser's cache, and no further. */
  fetchAhead(): void {
    if (this.isFetching || isSavingData()) return;
    this.isFetching = true;
    void Promise.allSettled(this.files.map((file) => fetch(file, { priority: 'low' }))).then(() => {
      this.isFetched = true;
    });
  }

  /** All at once, since somebody waits for it. */
  fetchNow(): void {
    if (this.isFetched || this.isPreloading) return;
    this.isPreloading = true;
    for (const href of this.files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }

  /**
   * Once the page has shown that it was touched: runs file after file, each in a task of its own, and then React, which
   * draws in slices.
   */
  async start(): Promise<void> {
    if (this.isStarted) return;
    this.isStarted = true;
    holdEvents();
    try {
      this.fetchNow();
      await nextFrame();
      for (const file of this.core) {
        await import(/* @vite-ignore */ file);
        await nextTask();
      }
      this.run();
    } catch (error) {
      this.failed(error);
    }
  }

  private failed(error: unknown): void {
    this.isStarted = false;
    this.isPreloading = false;
    void renewOrSay(this.files, error);
  }

  private run() {
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = this.text.textContent;
    script.addEventListener('error', () => {
      this.failed(new Error('A part of the page could not be loaded.'));
    });
    document.body.append(script);
  }
}

/** Typing and taps go on meanwhile: fields keep what is typed, and `keepEarlyTaps` what is tapped. */
function holdEvents() {
  for (const type of HELD) {
    window.addEventListener(type, (event) => isAlive() || isOnNotice(event) || event.stopPropagation(), {
      capture: true,
    });
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const isSavingData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
