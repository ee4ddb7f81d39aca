import { Injectable } from '@nestjs/common';
import { Uses } from '../../../../kernel/uses.js';

/** What would go to a segment. */
@Injectable()
export class SegmentUses extends Uses {}
