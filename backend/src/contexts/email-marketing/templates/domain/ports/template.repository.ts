import type { EmailTemplate } from '../template.js';

/** A change or removal counts only if nobody has changed the template since it was found. */
export abstract class TemplateRepository {
  abstract add(template: EmailTemplate): Promise<void>;
  abstract find(id: string): Promise<EmailTemplate | null>;
  abstract save(before: EmailTemplate, after: EmailTemplate): Promise<void>;
  abstract remove(template: EmailTemplate): Promise<void>;
}
