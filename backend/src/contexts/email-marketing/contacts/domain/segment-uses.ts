import { Uses } from '../../../../kernel/uses.js';

/** What would go to a segment. */
export class SegmentUses extends Uses {}
