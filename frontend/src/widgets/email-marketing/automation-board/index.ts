export { AutomationBoard } from './ui/automation-board';
