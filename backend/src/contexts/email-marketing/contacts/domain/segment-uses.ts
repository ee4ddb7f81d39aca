import { Injectable } from '@nestjs/common';
import { Uses } from '../../../../kernel/uses.js';

/** Finds what uses a segment. */
@Injectable()
export class SegmentUses extends Uses {}
