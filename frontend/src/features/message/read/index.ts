export { useReadMessage } from './api/use-read-message';
