import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { formatNumber } from '@/shared/lib/numbers';
import { ActionBar } from '@/shared/ui/action-bar';
import { LazyPart } from '@/shared/ui/lazy-part';
import type { TagsVerb } from './tag-contacts-dialog';

/** The selected contacts over all pages. Esc clears the selection, unless it closes a dialog. */
export function useSelection() {
  const [ids, choose] = useState<readonly string[]>([]);
  const isEmpty = ids.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    const listen = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      // In a field, Escape belongs to the field: it clears the search, or closes a list of choices.
      const isInField = target instanceof Element && target.matches('input:not([type="checkbox"]), textarea');
      if (key === 'Escape' && !defaultPrevented && !isInField && !document.querySelector('[role=dialog]')) choose([]);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [isEmpty]);

  return { ids, choose };
}

export type Selection = ReturnType<typeof useSelection>;

/** The maximum of one call. */
const MAX_BATCH_SIZE = 500;

const loadTagging = async () => (await import('./tag-contacts-dialog')).TagContactsDialog;
const loadMerging = async () => (await import('./merge-contacts')).MergeContactsDialog;

/** Actions for all selected contacts. */
export function BulkBar({ selection: { ids, choose } }: { selection: Selection }) {
  const [action, setAction] = useState<{ verb: TagsVerb | 'merge'; ids: readonly string[] }>();
  const [isOpen, setOpen] = useState(false);
  const isTooMany = ids.length > MAX_BATCH_SIZE;
  const clear = () => {
    choose([]);
  };
  const opens = (verb: TagsVerb | 'merge') => ({
    disabled: isTooMany,
    onClick: () => {
      setAction({ verb, ids });
      setOpen(true);
    },
  });
  const dialog = {
    open: isOpen,
    onClose: () => {
      setOpen(false);
    },
    onSelectionEnd: () => {
      setOpen(false);
      clear();
    },
    afterClose: () => {
      setAction(undefined);
    },
  };
  return (
    <>
      {ids.length > 0 && (
        <ActionBar
          label="Selected contacts"
          summary={`${formatNumber(ids.length)} selected${isTooMany ? `: at most ${String(MAX_BATCH_SIZE)} at a time` : ''}`}
        >
          <Button {...opens('add')}>Add tags</Button>
          <Button {...opens('remove')}>Remove tags</Button>
          {ids.length === 2 && <Button {...opens('merge')}>Merge</Button>}
          <Button type="text" onClick={clear}>
            Clear
          </Button>
        </ActionBar>
      )}
      {action?.verb === 'merge' && <LazyPart load={loadMerging} with={{ ids: action.ids, ...dialog }} />}
      {action && action.verb !== 'merge' && (
        <LazyPart load={loadTagging} with={{ ...action, verb: action.verb, ...dialog }} />
      )}
    </>
  );
}
