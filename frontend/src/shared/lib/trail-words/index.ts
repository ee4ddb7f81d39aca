export type { TrailWords } from './trail-words';
