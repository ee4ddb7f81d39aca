import { LRUCache } from 'lru-cache';
import type { PageContent } from './list-page.js';

const MOST_PAGES = 30;
/** Limits in characters: for all pages together, and for one page. */
const MOST_TOGETHER = 8_000_000;
const LONGEST = 1_000_000;

type Read = () => Promise<PageContent>;

/** Caches recently read pages; concurrent requests for the same page share one read. */
export class PageCache {
  private readonly pages = new LRUCache<string, PageContent, Read>({
    max: MOST_PAGES,
    maxSize: MOST_TOGETHER,
    maxEntrySize: LONGEST,
    sizeCalculation: ({ json }) => json.length,
    fetchMethod: (_key, _known, { context: read }) => read(),
    // Still return a page that was evicted while it was being read.
    ignoreFetchAbort: true,
  });

  get(key: string, read: Read): Promise<PageContent> {
    return this.pages.forceFetch(key, { context: read });
  }
}
