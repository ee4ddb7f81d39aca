/** What of a template a campaign copies: later edits of the template don't change the campaign. */
export interface TemplateText {
  readonly name: string;
  readonly htmlContent: string;
  readonly textContent: string | null;
}

export abstract class TemplateTexts {
  abstract find(templateId: string): Promise<TemplateText | null>;
}
