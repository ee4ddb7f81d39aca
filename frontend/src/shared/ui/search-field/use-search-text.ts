import { useSearchParams } from 'react-router';

/** What is looked for in a list; the address holds it, so that a reload and the way back find it again. */
export function useSearchText(): { text: string; lookFor: (text: string) => void } {
  const [search, setSearch] = useSearchParams();
  return {
    text: search.get('search') ?? '',
    lookFor: (text) => {
      setSearch(
        (before) => {
          if (text) before.set('search', text);
          else before.delete('search');
          // Another question has pages of its own.
          before.delete('after');
          before.delete('older');
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
