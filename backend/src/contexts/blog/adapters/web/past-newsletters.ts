import { Injectable } from '@nestjs/common';

/** A campaign that the restaurant shows on the website, without anything personal. */
export interface PastNewsletter {
  /** Part of the address: /newsletter/archive/{id}. */
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  /** Sanitized HTML. */
  readonly content: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

type FindAll = () => Promise<readonly PastNewsletter[]>;

/** Registry of the past newsletters; email marketing, which knows them, uses this context. */
@Injectable()
export class PastNewsletters {
  private source: FindAll = () => Promise.resolve([]);

  /** @param findAll newest first; returns the same list as before while nothing has changed */
  on(findAll: FindAll): void {
    this.source = findAll;
  }

  list(): Promise<readonly PastNewsletter[]> {
    return this.source();
  }
}
