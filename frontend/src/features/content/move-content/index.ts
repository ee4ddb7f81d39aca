export { useMoveContent } from './api/use-move-content';
