export { DeleteTemplateDialog } from './ui/delete-template-dialog';
