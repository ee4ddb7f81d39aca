export { EnterDialog } from './ui/enter-dialog';
