import { useOwedSignOuts } from '@/features/sign-out';

/** Runs on every page of the back office, login pages included. */
export function OwedSignOuts() {
  useOwedSignOuts();
  return null;
}
