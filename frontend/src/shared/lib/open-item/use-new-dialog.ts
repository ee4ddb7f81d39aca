import { useState } from 'react';
import { useAddress } from '@/shared/lib/address';

/** The dialog for something new: the address holds it (`?dialog=new`), and its part is there until it has closed. */
export function useNewDialog() {
  const { parameters, change } = useAddress();
  const isOpen = parameters.get('dialog') === 'new';
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);

  return {
    isThere,
    open: () => {
      change({ dialog: 'new' });
    },
    /** What the dialog is told. */
    props: {
      open: isOpen,
      onClose: () => {
        change({ dialog: null });
      },
      afterClose: () => {
        setThere(false);
      },
    },
  };
}
