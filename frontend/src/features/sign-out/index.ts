export { useOwedSignOuts } from './api/use-owed-sign-outs';
export { useSignOut } from './api/use-sign-out';
export { SignedInDialog } from './ui/signed-in-dialog';
