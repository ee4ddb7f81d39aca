import { FIRST_ITEM_PAGE, useAddress } from '@/shared/lib/address';

/** The item that is open above the rows, and its dialog, from the URL (`?open=<id>&dialog=manage`). */
export function useOpenItem() {
  const { parameters, change } = useAddress();
  return {
    id: parameters.get('open'),
    dialog: parameters.get('dialog'),
    open: (id: string, dialog: string) => {
      change({ open: id, dialog, ...FIRST_ITEM_PAGE }, { replace: false });
    },
    close: () => {
      change({ open: null, dialog: null, ...FIRST_ITEM_PAGE });
    },
  };
}
