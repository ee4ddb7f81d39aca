export { PasskeysDialog } from '@/features/passkeys';
