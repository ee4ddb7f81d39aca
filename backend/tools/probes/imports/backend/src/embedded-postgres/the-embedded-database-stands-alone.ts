import { now } from '../kernel/clock.js';

export const startedAt = now();
