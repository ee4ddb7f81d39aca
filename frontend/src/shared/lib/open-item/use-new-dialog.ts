import { useState } from 'react';
import { useAddress } from '@/shared/lib/address';

/** The dialog for a new item, opened by the URL (`?dialog=new`, or another name where a screen has two). It stays mounted until its closing animation ends. */
export function useNewDialog(name = 'new') {
  const { parameters, change } = useAddress();
  const isOpen = parameters.get('dialog') === name;
  const [isMounted, setThere] = useState(isOpen);
  if (isOpen && !isMounted) setThere(true);

  return {
    isMounted,
    open: () => {
      change({ dialog: name });
    },
    /** The dialog's props. */
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
