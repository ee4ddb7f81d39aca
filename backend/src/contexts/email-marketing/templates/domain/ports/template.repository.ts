import type { EmailTemplate } from '../template.js';

/** Changes and removals conflict if someone else has changed the template since it was read. */
export abstract class TemplateRepository {
  abstract add(template: EmailTemplate): Promise<void>;
  abstract find(id: string): Promise<EmailTemplate | null>;
  abstract save(before: EmailTemplate, after: EmailTemplate): Promise<void>;
  abstract remove(template: EmailTemplate): Promise<void>;
}
