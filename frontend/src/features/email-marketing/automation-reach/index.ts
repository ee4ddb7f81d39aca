export { triggerInWords } from './model';
export { AutomationReach } from './ui/automation-reach';
