import type { EntitySchemaColumnOptions, EntitySchemaOptions } from 'typeorm';
import {
  countByIndex,
  COUNTED_UP_TO,
  countInOrder,
  inOrder,
  keyOf,
  nearestRows,
  rowsAnywhere,
  type Search,
} from './search.js';
import { type Order, orderBy, type SortedBy, type SortKey } from './sorting.js';

/** The table and columns which a list shows, as an EntitySchema maps them. */
export type Listed = Pick<EntitySchemaOptions<unknown>, 'tableName' | 'columns'>;

interface Declaration<Scope extends string, Filter extends string, Sort extends string> {
  /**
   * What each list holds: one condition or several that exclude each other, each quick by an index of its own that is
   * ordered like the list. `:now` is this moment.
   */
  readonly scopes: Readonly<Record<Scope, readonly [string, ...string[]]>>;
  /** How many rows each list has, as a number that is known without counting them. */
  readonly totals?: Readonly<Record<Scope, string>>;
  /** The same of lists that one filter alone has narrowed, whatever their scope; its value is `:name`. */
  readonly totalsBy?: Readonly<Partial<Record<Filter, string>>>;
  /** The instant by which the list is ordered, newest first; else `created_at`. */
  readonly newestBy?: string;
  /** By what else a caller may order it; a quick page needs an index of this key for each scope's conditions. */
  readonly sorts?: Readonly<Record<Sort, SortKey>>;
  /** Conditions by which a caller may narrow the list; each takes its value as `:name`. */
  readonly filters?: Readonly<Record<Filter, string>>;
  readonly search?: Search<NoInfer<Filter>>;
  /** How single fields are written, where that is not the column as it is. */
  readonly json?: Readonly<Record<string, string>>;
}

/** Pages differ by whether they are the first, by their order, and by what narrows them. */
export interface PageShape<Scope extends string, Filter extends string, Sort extends string = string> {
  readonly scope: Scope;
  readonly isLater: boolean;
  readonly narrowedBy: readonly Filter[];
  /** Newest first without it. */
  readonly sort?: SortedBy<Sort> | undefined;
  /** Shows the rows `:found` alone. */
  readonly isSearch: boolean;
}

/** A statement and the names of its values in their order. */
export interface ListStatement {
  readonly text: string;
  readonly parameters: readonly string[];
}

export interface List<Scope extends string, Filter extends string = never, Sort extends string = never> {
  readonly filters: readonly Filter[];
  orderOf(sort: SortedBy<Sort> | undefined): Order;
  /** The page with its JSON. */
  page(shape: PageShape<Scope, Filter, Sort>): ListStatement;
  /** What the page's ETag is made of, without its content. */
  version(shape: PageShape<Scope, Filter, Sort>): ListStatement;
  /** The same, with the number of rows over all pages where that is known without counting them. */
  head(shape: PageShape<Scope, Filter, Sort>): ListStatement;
  /** Counts the rows over all pages; null where the head knows their number. */
  count(shape: PageShape<Scope, Filter, Sort>): ListStatement | null;
  /** Looks for `:containing` among the first rows from the page's first one on, see `nearestRows`. */
  nearest(shape: PageShape<Scope, Filter, Sort>): ListStatement;
  /** How many rows fit over all pages, counted by the index, which is asked for `:pattern`, or one after the other. */
  matching(shape: PageShape<Scope, Filter, Sort>, byIndex: boolean): ListStatement;
  /** Looks for it by the index, which is asked for `:pattern`: ids of the page, and how many fit over all pages. */
  anywhere(shape: PageShape<Scope, Filter, Sort>): ListStatement;
}

/** Declares a list: pages by cursor, newest first or as it is sorted, each with an ETag over the versions of its rows. */
export function listOf<Scope extends string, Filter extends string = never, Sort extends string = never>(
  { tableName: table = '', columns }: Listed,
  {
    scopes,
    totals,
    totalsBy,
    newestBy = 'created_at',
    sorts,
    filters,
    search = { column: `''`, index: { table } },
    json = {},
  }: Declaration<Scope, Filter, Sort>,
): List<Scope, Filter, Sort> {
  type Shape = PageShape<Scope, Filter, Sort>;
  const newestFirst: Order = { by: newestBy, as: newestBy, way: 'desc', type: 'timestamptz' };
  const orderOf = (sort: string | undefined) => (sort === undefined ? newestFirst : orderBy(sort, sorts ?? {}));
  const where = (condition: string, { isLater, narrowedBy, isSearch, sort }: Shape) => {
    const start = isLater ? [behind(orderOf(sort))] : [];
    const narrow = narrowedBy.map((filter) => filters?.[filter] ?? 'true');
    const found = isSearch ? ['id = any(:found::uuid[])'] : [];
    return `from ${table} where ${[condition, ...start, ...narrow, ...found].join(' and ')}`;
  };
  const first = (shape: Shape, selected: string, limit: string) => {
    const order = inOrder(orderOf(shape.sort));
    const branches = scopes[shape.scope].map(
      (condition) => `(select ${selected} ${where(condition, shape)} ${order} limit ${limit})`,
    );
    return branches.length === 1 ? branches.join('') : `(${branches.join(' union all ')} ${order} limit ${limit})`;
  };
  const rows = (shape: Shape, selected: string) => {
    const all = first(shape, `${selected}, xmin::text as row_version`, ':limit::int + 1');
    return `(select *, row_number() over (${inOrder(orderOf(shape.sort))}) <= :limit::int as shown from ${all} rows) page`;
  };
  const counted = (shape: Shape) => {
    const branches = scopes[shape.scope].map(
      (condition) => `(select 1 ${where(condition, { ...shape, isLater: false })} limit ${String(COUNTED_UP_TO + 1)})`,
    );
    return `select count(*)::int as rows from (${branches.join(' union all ')}) counted`;
  };
  const known = ({ scope, narrowedBy: [filter, ...more], isSearch }: Shape) => {
    if (isSearch) return null; // they are counted where they are found
    const total = filter === undefined ? totals?.[scope] : totalsBy?.[filter];
    return total === undefined || more.length > 0 ? null : `(${total})::text`;
  };
  const conditionsOf = ({ scope, narrowedBy }: Shape) => {
    const narrow = narrowedBy.map((filter) => search.index.filters?.[filter] ?? filters?.[filter] ?? 'true');
    return [`(${scopes[scope].join(' or ')})`, ...narrow];
  };
  const counts = {
    all: onceAShape((shape: Shape) => statement(counted(shape))),
    byIndex: onceAShape((shape: Shape) => statement(countByIndex(search, conditionsOf(shape)))),
    // The newest first, whatever the order: of all indexes that one has what is looked through.
    inOrder: onceAShape((shape: Shape) => {
      const fromTheStart = { ...shape, isLater: false, sort: undefined };
      return statement(countInOrder(search, newestFirst, (selected, limit) => first(fromTheStart, selected, limit)));
    }),
  };
  const version = `md5(coalesce(string_agg(id::text || row_version, ','), '')) as version`;

  const versions = (shape: Shape) => rows(shape, `id, ${keyOf(orderOf(shape.sort))}`);

  return {
    filters: Object.keys(filters ?? {}) as Filter[],
    orderOf,
    version: onceAShape((shape) => statement(`select ${version} from ${versions(shape)}`)),
    head: onceAShape((shape) =>
      statement(`select ${version}, ${known(shape) ?? 'null'} as total from ${versions(shape)}`),
    ),
    count: (shape) => (known(shape) === null ? counts.all(shape) : null),
    page: onceAShape((shape) => {
      const order = orderOf(shape.sort);
      const last = `(array_agg(${order.as}) filter (where shown))[:limit::int]`;
      return statement(`select coalesce(json_agg(${jsonOf(columns, json)}) filter (where shown), '[]')::text as json, ${version},
        count(*)::int > :limit::int as more,
        (array_agg(id) filter (where shown))[:limit::int] as "lastId",
        ${order.type === 'timestamptz' ? utc(last) : `(${last})::text`} as "lastAt"
        from ${rows(shape, shape.sort === undefined ? '*' : `*, ${keyOf(order)}`)}`);
    }),
    nearest: onceAShape((shape) =>
      statement(nearestRows(search, orderOf(shape.sort), (selected, limit) => first(shape, selected, limit))),
    ),
    matching: (shape, byIndex) => counts[byIndex ? 'byIndex' : 'inOrder'](shape),
    anywhere: onceAShape((shape) => {
      const order = orderOf(shape.sort);
      return statement(rowsAnywhere(search, order, conditionsOf(shape), shape.isLater ? behind(order) : 'true'));
    }),
  };
}

/** Statements are written once for each shape of page. */
function onceAShape<Shape extends PageShape<string, string>>(write: (shape: Shape) => ListStatement) {
  const written = new Map<string, ListStatement>();
  return (shape: Shape): ListStatement => {
    const key = `${shape.scope} ${shape.sort ?? ''} ${String(shape.isLater)} ${String(shape.isSearch)} ${shape.narrowedBy.join(' ')}`;
    const known = written.get(key) ?? write(shape);
    written.set(key, known);
    return known;
  };
}

const behind = ({ by, way, type }: Order) =>
  `(${by}, id) ${way === 'desc' ? '<' : '>'} (:afterAt::${type}, :afterId::uuid)`;

const toTheLetter = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');
/** The pattern of a `like` that finds the text anywhere, to the letter. */
export const containing = (text: string) => `%${toTheLetter(text)}%`;

/** `:name` becomes `$1`; the two colons of a cast are left alone. */
function statement(text: string): ListStatement {
  const parameters: string[] = [];
  const numbered = text.replaceAll(/(?<!:):([a-z][a-zA-Z]*)/g, (_, name: string) => {
    if (!parameters.includes(name)) parameters.push(name);
    return `$${String(parameters.indexOf(name) + 1)}`;
  });
  return { text: numbered, parameters };
}

const utc = (instant: string) => `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Rows never become objects here: the database writes their JSON. */
function jsonOf(columns: object, written: Readonly<Record<string, string>>): string {
  const fields = Object.entries(columns as Record<string, EntitySchemaColumnOptions>).map(([field, column]) => {
    const name = column.name ?? field;
    return `'${field}', ${written[field] ?? (column.type === 'timestamptz' ? utc(name) : name)}`;
  });
  return `json_build_object(${fields.join(', ')})`;
}
