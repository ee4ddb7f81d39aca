import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** The dialog for something new: the address holds it (`?dialog=new`), and its part is there until it has closed. */
export function useNewDialog() {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get('dialog') === 'new';
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);

  const show = (dialog: string | null) => {
    setSearch(
      (before) => {
        if (dialog === null) before.delete('dialog');
        else before.set('dialog', dialog);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return {
    isThere,
    open: () => {
      show('new');
    },
    /** What the dialog is told. */
    props: {
      open: isOpen,
      onClose: () => {
        show(null);
      },
      afterClose: () => {
        setThere(false);
      },
    },
  };
}
