import { packages as plans, provider } from '@content/agreement.json';

export { plans, provider };

export type PlanId = keyof typeof plans;

/** How long a toast stays on the agency's pages, in milliseconds. */
export const TOAST_MS = 4000;
