import { orderedAt } from '../index.js';

export const at = orderedAt;
