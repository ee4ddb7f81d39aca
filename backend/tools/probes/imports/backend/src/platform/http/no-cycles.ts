import { other } from './no-cycles-back.js';

export const one = () => other();
