export { PasskeysDialog } from './ui/passkeys-dialog';
