import { useSearchParams } from 'react-router';

/** Which item is open above the rows, and in which dialog: the address holds it (`?open=<id>&dialog=manage`). */
export function useOpenItem() {
  const [search, setSearch] = useSearchParams();
  return {
    id: search.get('open'),
    dialog: search.get('dialog'),
    open: (id: string, dialog: string) => {
      setSearch(
        (before) => {
          before.set('open', id);
          before.set('dialog', dialog);
          return before;
        },
        { preventScrollReset: true },
      );
    },
    close: () => {
      setSearch(
        (before) => {
          before.delete('open');
          before.delete('dialog');
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
