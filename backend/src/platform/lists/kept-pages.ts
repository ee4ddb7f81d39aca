import type { PageContent } from './list-page.js';

const MOST_PAGES = 30;
/** Characters, over all pages and of one. */
const MOST_TOGETHER = 8_000_000;
const LONGEST = 1_000_000;

/** Pages that were read last, for whoever asks for one of them next. While one is read, all who ask wait for the same answer. */
export class KeptPages {
  /** The oldest first. */
  private readonly pages = new Map<string, Promise<PageContent>>();
  /** Of those that have been read. */
  private readonly lengths = new Map<string, number>();
  private together = 0;

  get(key: string, read: () => Promise<PageContent>): Promise<PageContent> {
    const kept = this.pages.get(key);
    if (kept) return kept;
    const page = read();
    this.pages.set(key, page);
    page.then(
      ({ json }) => {
        this.settle(key, page, json.length);
      },
      () => {
        if (this.pages.get(key) === page) this.forget(key);
      },
    );
    this.makeRoom();
    return page;
  }

  private settle(key: string, page: Promise<PageContent>, length: number): void {
    if (this.pages.get(key) !== page) return;
    if (length > LONGEST) {
      this.forget(key);
      return;
    }
    this.lengths.set(key, length);
    this.together += length;
    this.makeRoom();
  }

  private makeRoom(): void {
    for (const key of this.pages.keys()) {
      if (this.pages.size <= MOST_PAGES && this.together <= MOST_TOGETHER) return;
      this.forget(key);
    }
  }

  private forget(key: string): void {
    this.together -= this.lengths.get(key) ?? 0;
    this.lengths.delete(key);
    this.pages.delete(key);
  }
}
