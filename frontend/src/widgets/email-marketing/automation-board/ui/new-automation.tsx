export { CreateAutomationDialog as NewAutomation } from '@/features/automation/write';
