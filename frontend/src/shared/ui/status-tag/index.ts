export { StatusTag, type Tone } from './status-tag';
