export { RequestPlanForm } from './ui/request-plan-form';
