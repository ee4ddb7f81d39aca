export { useOpenItem } from './use-open-item';
