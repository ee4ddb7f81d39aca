import { FIRST_PAGE, useAddress } from '@/shared/lib/address';

/** One condition of a list, which the address holds (`?status=confirmed`). */
export function useFilter(name: string) {
  const { parameters, change } = useAddress();
  return {
    value: parameters.get(name) ?? '',
    choose: (value: string) => {
      change({ [name]: value, ...FIRST_PAGE });
    },
  };
}
