import { Restaurant } from '../../kernel/restaurant.js';
import { registersMethod } from '../registration/registering-decorators.js';
import { type JobPolicy, Jobs } from './jobs.js';

/** Does the work of jobs of that name. */
export const JobHandler = (name: string, policy: JobPolicy) =>
  registersMethod<(data: never) => Promise<void>>((find, handle) => {
    find(Jobs).define(name, policy, handle);
  });

/** Runs the method at each time of the cron expression (in UTC), once over all processes, and once for all times that were missed. */
export const Cron = (name: string, expression: string, { timeZone }: { readonly timeZone?: 'restaurant' } = {}) =>
  registersMethod<() => Promise<void>>((find, handle) => {
    const restaurant = find(Restaurant);
    find(Jobs).cron(name, expression, () => (timeZone ? restaurant.timeZone : 'UTC'), handle);
  });
