import { one } from './no-cycles.js';

export const other = (): unknown => one();
