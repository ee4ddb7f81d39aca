export { triggerInWords } from './model/trigger-in-words';
export { AutomationReach } from './ui/automation-reach';
