import { listOf } from '../../../../../platform/lists/list-of.js';
import { SegmentSchema } from './segment.schema.js';

export const segmentList = listOf(SegmentSchema.options, { scopes: { all: ['true'] } });
