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
export { delayInWords, triggerLabels, triggerOptions } from './model/describe';
export { planOf } from './model/plan-of';
export { AutomationMails } from './ui/automation-mails';
