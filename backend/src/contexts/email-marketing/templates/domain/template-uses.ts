import { Uses } from '../../../../kernel/uses.js';

/** What would send a template. */
export class TemplateUses extends Uses {}
