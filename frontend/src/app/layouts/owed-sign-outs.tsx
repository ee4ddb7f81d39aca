import { useOwedSignOuts } from '@/features/sign-out';

/** On every page of the back office, the login pages included. */
export function OwedSignOuts() {
  useOwedSignOuts();
  return null;
}
