import { LRUCache } from 'lru-cache';
import type { PageContent } from './list-page.js';

const MOST_PAGES = 30;
/** Characters, over all pages and of one. */
const MOST_TOGETHER = 8_000_000;
const LONGEST = 1_000_000;

type Read = () => Promise<PageContent>;

/** Pages that were read last, for whoever asks for one of them next. While one is read, all who ask wait for the same answer. */
export class KeptPages {
  private readonly pages = new LRUCache<string, PageContent, Read>({
    max: MOST_PAGES,
    maxSize: MOST_TOGETHER,
    maxEntrySize: LONGEST,
    sizeCalculation: ({ json }) => json.length,
    fetchMethod: (_key, _known, { context: read }) => read(),
    // One that others have pushed out while it was read is answered all the same.
    ignoreFetchAbort: true,
  });

  get(key: string, read: Read): Promise<PageContent> {
    return this.pages.forceFetch(key, { context: read });
  }
}
