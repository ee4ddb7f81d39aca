export interface LivePage {
  /** Media type. */
  readonly type: 'text/html' | 'text/plain' | 'application/xml' | 'application/rss+xml' | 'text/x-script';
  readonly body: string;
  /** 200 unless given. */
  readonly status?: number;
  /** Parts of the body that people wrote: no script in them is allowed to run. */
  readonly foreign?: readonly string[];
}

/** Pages that tell what was not known when the website was built; they are asked before the built files. */
export abstract class LivePages {
  /**
   * The same object as before while nothing has changed: what was compressed for it is then used again.
   * @param path decoded, without query
   */
  abstract find(path: string): Promise<LivePage | null>;
}
