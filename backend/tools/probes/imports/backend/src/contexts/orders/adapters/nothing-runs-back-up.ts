import { opened } from '../../../app/serve.js';

export const isOpen = opened;
