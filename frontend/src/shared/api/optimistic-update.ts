import { matchQuery, type Mutation, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ListPage } from './list';

/** How cached data under a key will look after a change. */
export interface OptimisticUpdate {
  queryKey: QueryKey;
  /** For rows, it must be idempotent: the response may include the change already. */
  update: (answer: unknown) => unknown;
  /** For numbers: a response may or may not count the change already, so polls are ignored until all changes have settled. */
  isFigure?: true;
}

/** For responses with numbers, such as a summary. */
export const optimisticFigures = <Answer>(
  queryKey: QueryKey,
  update: (answer: Answer) => Answer,
): OptimisticUpdate => ({
  ...optimisticAnswer(queryKey, update),
  isFigure: true,
});

/** For responses that contain rows. */
export const optimisticAnswer = <Answer>(queryKey: QueryKey, update: (answer: Answer) => Answer): OptimisticUpdate => ({
  queryKey,
  update: (answer) => update(answer as Answer),
});

/** The expected rows of the lists under a key. */
export const optimisticRows = <Row>(
  queryKey: QueryKey,
  update: (rows: readonly Row[]) => readonly Row[],
): OptimisticUpdate => optimisticAnswer<ListPage<Row>>(queryKey, (page) => ({ ...page, rows: update(page.rows) }));

type AnyMutation = Mutation<unknown, unknown>;

/**
 * Shows the expected result of pending mutations. A response that arrives in the meantime may or may not include them, so it is held
 * back: no poll undoes a change, and a failed one rolls back only itself.
 */
export class OptimisticUpdates {
  private readonly underWay = new Map<AnyMutation, readonly OptimisticUpdate[]>();
  private readonly baseStates = new Map<Query, unknown>();
  private readonly shown = new WeakMap<Query, unknown>();

  constructor(private readonly client: QueryClient) {
    client.getQueryCache().subscribe((event) => {
      const query = event.query as Query;
      if (event.type === 'removed') this.baseStates.delete(query);
      // The query starts with data that this browser has stored.
      if (event.type === 'added' && query.state.data !== undefined) this.receive(query);
      if (event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true)
        this.receive(query);
    });
    client.getMutationCache().subscribe((event) => {
      // Removed while it was queued.
      if (event.type === 'removed') this.end(event.mutation as AnyMutation, true);
    });
  }

  begin(mutation: AnyMutation, updates: readonly OptimisticUpdate[]): void {
    if (updates.length === 0) return;
    this.underWay.set(mutation, updates);
    for (const query of this.touchedBy(updates)) {
      if (query.state.data === undefined) continue;
      if (!this.baseStates.has(query)) this.baseStates.set(query, query.state.data);
      this.show(query, applied(updates, query, query.state.data));
    }
  }

  /** Call it right before the affected queries are refetched. */
  end(mutation: AnyMutation, hasFailed: boolean): void {
    const updates = this.underWay.get(mutation);
    if (!updates) return;
    this.underWay.delete(mutation);
    for (const query of this.touchedBy(updates)) {
      if (!this.baseStates.has(query)) continue;
      const baseStates = this.baseStates.get(query);
      if (hasFailed) this.show(query, this.foretell(query, baseStates));
      if (!this.isAwaited(query)) this.baseStates.delete(query);
      else if (!hasFailed) this.baseStates.set(query, applied(updates, query, baseStates));
    }
  }

  private receive(query: Query): void {
    if (!this.isAwaited(query)) return;
    const answer = query.state.data;
    const isFirst = !this.baseStates.has(query);
    // Numbers continue from the last response before the first pending change, until all have settled and they are refetched.
    if (isFirst || !this.isFigure(query)) this.baseStates.set(query, answer);
    this.show(query, isFirst ? this.foretell(query, answer) : this.shown.get(query));
  }

  private show(query: Query, data: unknown): void {
    this.shown.set(query, data);
    query.setState({ data });
  }

  private foretell(query: Query, answer: unknown): unknown {
    return [...this.underWay.values()].reduce((data, updates) => applied(updates, query, data), answer);
  }

  private isAwaited(query: Query): boolean {
    return this.updatesOf(query).length > 0;
  }

  private isFigure(query: Query): boolean {
    return this.updatesOf(query).some(({ isFigure }) => isFigure);
  }

  private updatesOf(query: Query): OptimisticUpdate[] {
    return [...this.underWay.values()].flat().filter(({ queryKey }) => isUnder(queryKey, query));
  }

  private touchedBy(updates: readonly OptimisticUpdate[]): Query[] {
    const queries = updates.flatMap(({ queryKey }) => this.client.getQueryCache().findAll({ queryKey }));
    return [...new Set(queries)];
  }
}

const isUnder = (queryKey: QueryKey, query: Query) => matchQuery({ queryKey }, query);

function applied(updates: readonly OptimisticUpdate[], query: Query, answer: unknown): unknown {
  return updates.filter(({ queryKey }) => isUnder(queryKey, query)).reduce((data, { update }) => update(data), answer);
}
