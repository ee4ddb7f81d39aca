import { start } from '../../embedded-postgres/start.js';

export const database = start();
