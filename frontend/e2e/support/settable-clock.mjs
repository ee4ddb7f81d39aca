/** Loaded before the product (`--import`): its clock is ahead by the number of milliseconds in the file. */
import { readFileSync } from 'node:fs';
import { SystemClock } from '../../../backend/dist/platform/system-clock.js';

const { AHEAD_FILE } = process.env;
SystemClock.prototype.now = () => new Date(Date.now() + Number(readFileSync(AHEAD_FILE, 'utf8')));
