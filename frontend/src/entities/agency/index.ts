export { type PlanId, plans, provider, TOAST_MS } from './model/agency';
