export { CreateAutomationDialog, EditAutomationDialog } from './ui/write-automation-dialog';
