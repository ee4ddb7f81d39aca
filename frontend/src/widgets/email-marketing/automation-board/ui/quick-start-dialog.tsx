export { StartQuicklyDialog as QuickStartDialog } from '@/features/automation/start-quickly';
