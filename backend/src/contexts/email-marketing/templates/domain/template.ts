import { Conflict } from '../../../../kernel/domain-error.js';
import type { Role } from '../../../../kernel/actor.js';
import { named } from '../../../../kernel/named.js';
import type { MailBlock } from './blocks/mail-block.js';

/** Subject type of templates in events and the audit log. */
export const EMAIL_TEMPLATE = 'email-template';

export const TEMPLATE_CATEGORIES = ['welcome', 'marketing', 'transactional', 'follow-up', 'special-offers'] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** The fields that the author sets. */
export interface TemplateDraft {
  readonly name: string;
  readonly category: TemplateCategory;
  readonly subject: string;
  readonly previewText: string | null;
  /** As entered; it is sanitized wherever it is shown or sent. */
  readonly htmlContent: string;
  readonly textContent: string | null;
  /** The blocks that both contents were built from; null if they were typed. */
  readonly blocks: readonly MailBlock[] | null;
  /** Names of the placeholders used. */
  readonly variables: readonly string[];
  readonly isActive: boolean;
}

/** A reusable email. */
export interface EmailTemplate extends TemplateDraft {
  readonly id: string;
  readonly createdBy: string;
  readonly createdByRole: Role;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The template was deleted after it was chosen. */
export const TEMPLATE_GONE = 'This template no longer exists.';

/** Thrown while automations use the template. */
export class TemplateInUse extends Conflict {
  /** @param automations by their names, at least one */
  constructor(automations: readonly string[]) {
    const [noun, verb] = automations.length === 1 ? ['automation', 'sends'] : ['automations', 'send'];
    super(
      `The ${noun} ${named(automations)} ${verb} this template. Choose another template there first, or delete the ${noun}.`,
    );
  }
}
