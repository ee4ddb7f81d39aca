import { Injectable } from '@nestjs/common';
import { Uses } from '../../../../kernel/uses.js';

/** What would send a template. */
@Injectable()
export class TemplateUses extends Uses {}
