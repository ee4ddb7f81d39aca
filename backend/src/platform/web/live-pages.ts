export interface LivePage {
  /** Media type. */
  readonly type:
    | 'text/html'
    | 'text/plain'
    | 'application/xml'
    | 'application/rss+xml'
    | 'application/manifest+json'
    | 'text/x-script';
  readonly body: string;
  /** 200 by default. */
  readonly status?: number;
  /** Path to which browsers are sent instead; they keep their query. */
  readonly location?: string;
  /** User-written parts of the body, in which no script may run. */
  readonly foreign?: readonly string[];
}

/** Pages with content that is newer than the build; they take precedence over built files. */
export abstract class LivePages {
  /**
   * Returns the same object until something changes, so that its compressed form can be reused.
   * @param path decoded, without query
   */
  abstract find(path: string): Promise<LivePage | null>;
}
