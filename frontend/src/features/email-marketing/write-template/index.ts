export { mailOf, valuesOf } from './model/template-values';
export { TemplatePreview } from './ui/template-preview';
export { WriteTemplateDialog } from './ui/write-template-dialog';
