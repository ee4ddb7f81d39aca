import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dateIn } from '../../../../../kernel/calendar.js';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { Database } from '../../../../../platform/persistence/database.js';
import { excerptOf, type PastNewsletter, PastNewsletters, slug } from '../../../../blog/index.js';
import { type ArchivedContent, publicContentOf } from './public-content.js';

interface Row extends ArchivedContent {
  readonly id: string;
  readonly sentDate: Date;
}

const NEWEST = `from email_campaigns c where in_archive and status = 'sent' and sent_date is not null
  order by sent_date desc, id desc limit 200`;

/** Newest first. Campaigns do not change after they were sent, except for this switch. */
@Injectable()
export class ArchivedCampaigns implements OnModuleInit {
  private known: { readonly version: string; readonly newsletters: readonly PastNewsletter[] } | undefined;
  private running: Promise<readonly PastNewsletter[]> | undefined;
  /** What several callers share runs outside the first one's unit of work, which may be rolled back. */
  private readonly apart = AsyncLocalStorage.snapshot();

  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly website: PastNewsletters,
  ) {}

  onModuleInit(): void {
    this.website.on(() => this.all());
  }

  /** Returns the same list as before if nothing has changed. Calls at the same moment share one connection. */
  all(): Promise<readonly PastNewsletter[]> {
    this.running ??= this.apart(() => this.current()).finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async current(): Promise<readonly PastNewsletter[]> {
    const [row] = await this.database.query<{ version: string | null }[]>(
      `select md5(string_agg(id::text || row_version, ',')) as version
       from (select id, xmin::text as row_version ${NEWEST}) newest`,
    );
    const version = `${row?.version ?? ''} ${this.restaurant.name}`;
    if (this.known?.version === version) return this.known.newsletters;
    const newsletters = (await this.read()).map((one) => this.newsletterOf(one));
    this.known = { version, newsletters };
    return newsletters;
  }

  /** Of two subjects, the one that most people got. */
  private read(): Promise<Row[]> {
    return this.database.query<Row[]>(
      `select id, sent_date as "sentDate", html_content as html, coalesce(preview_text, '') as "previewText",
         case (select subject_winner from email_sendings s where s.campaign_id = c.id) when 'B' then subject_b else subject end as subject
       ${NEWEST}`,
    );
  }

  private newsletterOf({ id, sentDate, ...written }: Row): PastNewsletter {
    const { title, previewText, content, words } = publicContentOf(written, this.restaurant.name);
    return {
      id: [slug(title), id.slice(-8)].filter(Boolean).join('-'),
      title,
      content,
      excerpt: excerptOf(previewText || words),
      date: dateIn(this.restaurant.timeZone, sentDate),
    };
  }
}
