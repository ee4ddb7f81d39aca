export {
  type Automation,
  automationCalls,
  type AutomationPlan,
  type AutomationPreview,
  decideAutomation,
  type AutomationChange,
  type AutomationFigures,
  type AutomationTrigger,
  type NewAutomation,
  type QuickStart,
  type QuickStartKind,
} from './api/email-automation.calls';
export { automationQueries } from './api/email-automation.queries';
export { delayInWords, triggerLabels, triggerOptions } from './model/describe';
export { planOf } from './model/plan-of';
export { automationWords } from './model/trail-words';
export { AutomationMails } from './ui/automation-mails';
