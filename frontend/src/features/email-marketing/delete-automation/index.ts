export { DeleteAutomationDialog } from './ui/delete-automation-dialog';
