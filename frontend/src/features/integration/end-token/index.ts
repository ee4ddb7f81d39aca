export { EndTokenDialog } from './ui/end-token-dialog';
