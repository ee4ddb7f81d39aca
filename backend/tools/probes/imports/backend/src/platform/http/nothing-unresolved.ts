import { nothing } from './nowhere.js';

export const found = nothing;
