export { useArchiveMessage } from './api/use-archive-message';
