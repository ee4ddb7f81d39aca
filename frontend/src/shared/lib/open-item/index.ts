export { useNewDialog } from './use-new-dialog';
export { useOpenItem } from './use-open-item';
