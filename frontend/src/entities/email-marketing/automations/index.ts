export {
  type Automation,
  automationCalls,
  type AutomationChange,
  type AutomationFigures,
  type AutomationPlan,
  type AutomationPreview,
  automationQueries,
  type AutomationTrigger,
  decideAutomation,
  type NewAutomation,
  type QuickStart,
  type QuickStartKind,
} from './api';
export { delayInWords, planOf, triggerLabels, triggerOptions } from './model';
export { AutomationMails } from './ui/automation-mails';
