export { triggerInWords } from './model/trigger-in-words';
export { AutomationOutlook } from './ui/automation-outlook';
