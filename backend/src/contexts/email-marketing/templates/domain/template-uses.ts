import { Injectable } from '@nestjs/common';
import { Uses } from '../../../../kernel/uses.js';

/** Finds what uses a template. */
@Injectable()
export class TemplateUses extends Uses {}
