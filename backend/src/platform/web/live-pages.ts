export interface LivePage {
  /** Media type. */
  readonly type: 'text/html' | 'text/plain' | 'application/xml' | 'application/rss+xml' | 'text/x-script';
  readonly body: string;
}

/** Pages that tell what was not known when the website was built; they are asked before the built files. */
export abstract class LivePages {
  /** @param path decoded, without query */
  abstract find(path: string): Promise<LivePage | null>;
}
