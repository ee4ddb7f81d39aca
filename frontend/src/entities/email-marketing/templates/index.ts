export {
  type EmailTemplate,
  emailTemplateCalls,
  emailTemplateQueries,
  isTemplateDeleted,
  type MailText,
  type PreviewedMail,
  type TemplateEdit,
  type TestMail,
  type WholeTemplate,
} from './api';
export { categoryLabel, categoryOptions, placeholders, readCategory } from './model';
export { PreviewTextField } from './ui/preview-text-field';
