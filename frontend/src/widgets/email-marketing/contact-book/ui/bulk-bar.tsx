import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import type { TagsVerb } from './tag-contacts-dialog';
import { formatNumber } from '@/shared/lib/numbers';
import { ActionBar } from '@/shared/ui/action-bar';
import { LazyPart } from '@/shared/ui/lazy-part';

/** The selected contacts over all pages. Esc clears the selection, unless it closes a dialog. */
export function useSelection() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const isEmpty = ids.length === 0;
  const clear = useCallback(() => {
    setIds([]);
  }, []);
  const toggle = useCallback((id: string) => {
    setIds((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  }, []);
  const deselect = useCallback((id: string) => {
    setIds((before) => before.filter((other) => other !== id));
  }, []);

  useEffect(() => {
    if (isEmpty) return;
    const listen = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      // In a field, Escape belongs to the field: it clears the search, or closes a list of choices.
      const isInField = target instanceof Element && target.matches('input:not([type="checkbox"]), textarea');
      if (key === 'Escape' && !defaultPrevented && !isInField && !document.querySelector('[role=dialog]')) clear();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [isEmpty, clear]);

  return { ids, choose: setIds, toggle, deselect, clear };
}

export type Selection = ReturnType<typeof useSelection>;

/** The maximum of one call. */
const MAX_BATCH_SIZE = 500;

const loadDialog = async () => (await import('./tag-contacts-dialog')).TagContactsDialog;
const loadMerge = async () => (await import('./merge-contacts')).MergeContactsDialog;
const prepareMerge = () => void loadMerge().catch(() => undefined);
const prepare = () => void loadDialog().catch(() => undefined);

/** Actions for all selected contacts. */
export function BulkBar({ selection: { ids, clear } }: { selection: Selection }) {
  const [verb, setVerb] = useState<TagsVerb>();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const [merged, setMerged] = useState<readonly string[]>();
  const [isMerging, setMerging] = useState(false);
  const isTooMany = ids.length > MAX_BATCH_SIZE;
  const opens = (wanted: TagsVerb) => ({
    disabled: isTooMany,
    onFocus: prepare,
    onClick: () => {
      setVerb(wanted);
      setOpen(true);
    },
  });
  return (
    <>
      {ids.length > 0 && (
        <ActionBar
          label="Selected contacts"
          summary={`${formatNumber(ids.length)} selected${isTooMany ? `: at most ${String(MAX_BATCH_SIZE)} at a time` : ''}`}
        >
          <Button {...opens('add')}>Add tags</Button>
          <Button {...opens('remove')}>Remove tags</Button>
          {ids.length === 2 && (
            <Button
              onFocus={prepareMerge}
              onClick={() => {
                setMerged(ids);
                setMerging(true);
              }}
            >
              Merge
            </Button>
          )}
          <Button type="text" onClick={clear}>
            Clear
          </Button>
        </ActionBar>
      )}
      {verb && (
        <LazyPart
          load={loadDialog}
          with={{
            verb,
            ids,
            open: isOpen,
            onClose: close,
            onGone: () => {
              close();
              clear();
            },
            afterClose: () => {
              setVerb(undefined);
            },
          }}
        />
      )}
      {merged && (
        <LazyPart
          load={loadMerge}
          with={{
            ids: merged,
            open: isMerging,
            onClose: () => {
              setMerging(false);
            },
            onMerged: () => {
              setMerging(false);
              clear();
            },
            afterClose: () => {
              setMerged(undefined);
            },
          }}
        />
      )}
    </>
  );
}
