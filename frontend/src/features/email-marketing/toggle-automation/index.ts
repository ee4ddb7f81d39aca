export { useToggleAutomation } from './api/use-toggle-automation';
export { ActivateAutomationDialog } from './ui/activate-automation-dialog';
