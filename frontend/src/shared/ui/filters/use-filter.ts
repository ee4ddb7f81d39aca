import { FIRST_PAGE, useAddress } from '@/shared/lib/address';

/** A list's filter in the URL (`?status=confirmed`). */
export function useFilter(name: string) {
  const { parameters, change } = useAddress();
  return {
    value: parameters.get(name) ?? '',
    choose: (value: string) => {
      change({ [name]: value, ...FIRST_PAGE });
    },
  };
}
