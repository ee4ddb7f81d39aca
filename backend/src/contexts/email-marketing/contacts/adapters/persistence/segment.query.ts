import type { SegmentCondition } from '../../domain/segment-condition.js';
import type { SegmentRule } from '../../domain/segment.js';
import { hasAnyTag } from './tags.query.js';

/** Adds a value to a statement's parameters and answers its place. */
export type Bind = (value: unknown) => string;

/** SQL that is true for the contacts `c` of a segment. */
export function isInSegment({ tags, conditions }: SegmentRule, bind: Bind): string {
  const ofTags = tags.length > 0 ? [hasAnyTag('c.tags', bind(tags))] : [];
  return ['true', ...ofTags, ...conditions.map((condition) => isTrue(condition, bind))].join(' and ');
}

function isTrue({ field, operator, value }: SegmentCondition, bind: Bind): string {
  const given = bind(value);
  switch (field) {
    case 'source':
      return operator === 'is' ? `c.source = ${given}` : `c.source <> ${given}`;
    case 'optInDate':
      return `c.email_opt_in and c.consent->>'at' ${operator === 'before' ? '<' : '>='} ${given}`;
    case 'totalVisits':
      return `c.total_visits ${operator === 'at_least' ? '>=' : '<='} ${given}::int`;
    case 'lastVisit':
      return `c.last_visit ${operator === 'within_days' ? '>=' : '<'} now() - ${given}::int * interval '1 day'`;
    case 'birthdayMonth':
      return `left(right(c.date_of_birth, 5), 2) = lpad(${given}::int::text, 2, '0')`;
  }
}
