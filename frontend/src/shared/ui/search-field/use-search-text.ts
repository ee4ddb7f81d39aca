import { FIRST_PAGE, useAddress } from '@/shared/lib/address';

/** A list's search text (`?search=ada`). */
export function useSearchText(): { text: string; lookFor: (text: string) => void } {
  const { parameters, change } = useAddress();
  return {
    text: parameters.get('search') ?? '',
    lookFor: (text) => {
      change({ search: text, ...FIRST_PAGE });
    },
  };
}
