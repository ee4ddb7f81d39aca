import type { QueryResultRow } from 'pg';
import type { Clock } from '../../kernel/clock.js';
import type { Database } from '../persistence/database.js';
import { readCursor } from './cursor.js';
import type { List, ListStatement, PageShape } from './list-of.js';
import { ListPage, UnchangedPage } from './list-page.js';
import type { PageQuery } from './page-query.js';

const PAGES_KEPT = 30;

interface HeadRow extends QueryResultRow {
  version: string;
  /** null where rows have to be counted. */
  total: string | null;
}

interface PageRow extends HeadRow {
  json: string;
  total: string;
  more: boolean;
  lastId: string | null;
  lastAt: string | null;
}

interface Asked<Scope extends string, Filter extends string> extends PageQuery {
  readonly scope: Scope;
  readonly filter?: Partial<Readonly<Record<Filter, string>>>;
}

/** Reads declared lists. Content is read only when a row of the page has changed since it was read last, and then once for all who ask. */
export class Lists {
  private readonly kept = new Map<string, Promise<ListPage>>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param known the caller's `If-None-Match` */
  async page<Scope extends string, Filter extends string = never>(
    list: List<Scope, Filter>,
    { scope, limit, cursor, filter = {} }: Asked<Scope, Filter>,
    known: string | undefined,
  ): Promise<ListPage | UnchangedPage> {
    const after = cursor === undefined ? null : readCursor(cursor);
    const narrowedBy = list.filters.filter((name) => filter[name] !== undefined);
    const shape: PageShape<Scope, Filter> = { scope, isLater: after !== null, narrowedBy };
    const values = { ...filter, limit, now: this.clock.now(), afterAt: after?.at, afterId: after?.id };
    if (known !== undefined) {
      const etag = etagOf(await this.one<HeadRow>(list.version(shape), values));
      if (known.includes(etag)) return new UnchangedPage(etag);
    }
    const head = await this.one<HeadRow>(list.head(shape), values);
    const key = [head.version, list.head(shape).text, limit, cursor, ...narrowedBy.map((name) => filter[name])].join(
      '\n',
    );
    const page = await (this.kept.get(key) ?? this.keep(key, this.read(list.page(shape), values)));
    return head.total === null ? page : new ListPage(page.json, head.total, page.next, page.etag);
  }

  private async read(statement: ListStatement, values: Readonly<Record<string, unknown>>): Promise<ListPage> {
    const row = await this.one<PageRow>(statement, values);
    const { json, total, more, lastAt, lastId } = row;
    return new ListPage(json, total, more && lastAt && lastId ? { at: lastAt, id: lastId } : null, etagOf(row));
  }

  private keep(key: string, page: Promise<ListPage>): Promise<ListPage> {
    this.kept.set(key, page);
    page.catch(() => this.kept.delete(key));
    const [oldest] = this.kept.keys();
    if (this.kept.size > PAGES_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return page;
  }

  private async one<Row extends QueryResultRow>(
    { text, parameters }: ListStatement,
    values: Readonly<Record<string, unknown>>,
  ): Promise<Row> {
    const [row] = await this.database.read<Row>(
      text,
      parameters.map((name) => values[name]),
    );
    if (!row) throw new Error('An aggregate always has a row.');
    return row;
  }
}

const etagOf = ({ version }: HeadRow) => `"${version}"`;
