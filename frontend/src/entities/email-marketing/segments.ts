import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';

type Schemas = components['schemas'];
export type Segment = Schemas['SegmentView'];
export type SegmentRule = Schemas['CountSegment'];
export type NewSegment = Schemas['CreateSegment'];
export type SegmentEdit = Schemas['EditSegment'];
export type SegmentCondition = Schemas['ConditionView'];

const as = () => apiAs('manager');
const by = (id: string) => ({ params: { path: { id } } });

export const segmentCalls = {
  list: (signal: AbortSignal) =>
    answer(as().GET('/api/contact-segments', { params: { query: { limit: 500 } }, signal })),
  count: (body: SegmentRule, signal: AbortSignal) => answer(as().POST('/api/contact-segments/count', { body, signal })),
  create: (body: NewSegment) => answer(as().POST('/api/contact-segments', { body })),
  edit: (id: string, body: SegmentEdit) => answer(as().PUT('/api/contact-segments/{id}', { ...by(id), body })),
  delete: (id: string) => as().DELETE('/api/contact-segments/{id}', by(id)),
};

const COUNTED_AFTER_MS = 500;

/** Invalidated with the contacts, whose changes may change the counts. */
const key = 'contacts';

export const segmentQueries = {
  list: () => queryOptions({ queryKey: [key, 'segments'], queryFn: ({ signal }) => segmentCalls.list(signal) }),
  /** The size of a segment while it is being written; for very large ones an estimate first. */
  count: (rule: SegmentRule) =>
    queryOptions({
      queryKey: [key, 'count', JSON.stringify(rule)],
      queryFn: ({ signal }) => segmentCalls.count(rule, signal),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.isEstimate ? COUNTED_AFTER_MS : false),
    }),
};

/** For example 'About 470,000 contacts, 350,000 can be emailed'. */
export function countWords({ contactCount, reachable, isEstimate }: Schemas['LiveCountView']): string {
  const shown = (count: number) => formatNumber(isEstimate ? Number(count.toPrecision(2)) : count);
  const contacts = `${shown(contactCount)} ${contactCount === 1 ? 'contact' : 'contacts'}`;
  return `${isEstimate ? 'About ' : ''}${contacts}, ${shown(reachable)} can be emailed`;
}
