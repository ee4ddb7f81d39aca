import { Injectable } from '@nestjs/common';
import { type Automation, mailOf } from './automation.js';
import { MailPreview, type PreviewedMail, TemplatesService } from '../../templates/domain/index.js';

export interface PreviewedStep {
  readonly delayDays: number;
  /** Null if the step has no template; nothing is sent then. */
  readonly mail: PreviewedMail | null;
}

/** Shows the emails of an automation with the current templates. */
@Injectable()
export class AutomationPreview {
  constructor(
    private readonly templates: TemplatesService,
    private readonly previews: MailPreview,
  ) {}

  /** @param automation must be read before the templates, so that they are at least as new */
  async of({ emailSequence }: Automation): Promise<PreviewedStep[]> {
    const steps: PreviewedStep[] = [];
    for (const step of emailSequence) {
      const { delayDays, templateId } = step;
      const template = templateId === null ? null : await this.templates.find(templateId);
      const mail = template && (await this.previews.of(mailOf(template, step)));
      steps.push({ delayDays, mail });
    }
    return steps;
  }
}
