export { CreateTokenDialog } from './ui/create-token-dialog';
