import { now } from '../../../kernel/clock.js';

export const orderedAt = () => now();
