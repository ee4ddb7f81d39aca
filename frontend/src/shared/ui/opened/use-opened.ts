import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { hasStatus } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { useSettled } from '@/shared/lib/settled';

const A_MOMENT_MS = 100;

interface Opening<Item, Dialog extends string, Loaded> {
  /** Among the rows that are shown; undefined where it is none of them. What is new may be `null`. */
  find: (id: string) => Item | undefined;
  /** Its own call, for what a link or a search leads to and the rows do not show. */
  load?: (id: string) => UseQueryOptions<Loaded, Error, Loaded, string[]>;
  /**
   * The dialog of that name, where the item has it.
   * @param before the one that is open for this item
   */
  dialogOf: (item: Item, name: string | null, before: Dialog | undefined) => Dialog | undefined;
}

interface Shown<Item, Dialog> {
  id: string;
  item: Item;
  dialog: Dialog;
  isRow: boolean;
}

export interface Opened<Item, Dialog extends string> {
  /** What is open, or just closing; then `isOpen` is false. */
  shown: Shown<Item, Dialog> | null;
  isOpen: boolean;
  close: () => void;
  forget: () => void;
  /** What the address names could not be had. */
  failure: { isNotFound: boolean; error: Error; retry: () => void } | null;
}

/**
 * What the address names (`?open=<id>&dialog=edit`), in which dialog, above the rows: what happens to its row afterwards does not
 * touch what is typed in the dialog, and what is no row is read by its own call.
 */
export function useOpened<Item, Dialog extends string, Loaded extends Item = Item & object>({
  find,
  load,
  dialogOf,
}: Opening<Item, Dialog, Loaded>) {
  const { id, dialog: name, close } = useOpenItem();
  const [shown, setShown] = useState<Shown<Item, Dialog> | null>(null);
  const before = shown !== null && shown.id === id ? shown : undefined;
  const row = id === null ? undefined : find(id);
  // A screen that is being left still hears of the next one's address: nobody asks for that.
  const isStaying = useSettled(id, A_MOMENT_MS) === id;
  const isAsked = id !== null && isStaying && row === undefined && before?.isRow !== true && load !== undefined;
  const answer = useQuery({
    ...(load?.(id ?? '') ?? { queryKey: ['opened', 'nothing'], queryFn: () => Promise.reject(new Error()) }),
    enabled: isAsked,
  });

  const loaded = isAsked ? answer.data : undefined;
  // What is new is null.
  const item = row === undefined ? loaded : row;
  const dialog = item === undefined ? undefined : dialogOf(item, name, before?.dialog);
  if (id !== null && item !== undefined && dialog !== undefined && (item !== before?.item || dialog !== before.dialog))
    setShown({ id, item, dialog, isRow: row !== undefined });

  const opened: Opened<Item, Dialog> = {
    shown,
    isOpen: before !== undefined,
    close,
    forget: () => {
      setShown(null);
    },
    failure:
      isAsked && !before && answer.error
        ? { isNotFound: hasStatus(answer.error, 404), error: answer.error, retry: () => void answer.refetch() }
        : null,
  };
  return opened;
}
