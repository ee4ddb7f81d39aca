import { useSearchParams } from 'react-router';

/** How far a list was read: another question begins at its first page. */
const PLACE = ['after', 'older'];

/** One condition of a list, which the address holds (`?status=confirmed`). */
export function useFilter(name: string) {
  const [search, setSearch] = useSearchParams();
  return {
    value: search.get(name) ?? '',
    choose: (value: string) => {
      setSearch(
        (before) => {
          if (value) before.set(name, value);
          else before.delete(name);
          for (const place of PLACE) before.delete(place);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
