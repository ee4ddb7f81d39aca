import type { ComponentType } from 'react';
import type { DialogProps } from '@/shared/ui/dialogs';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';

/** What the owner decides on. */
export interface Decidable {
  id: string;
  name: string;
  approval: 'approved' | 'changes_requested' | null;
  updatedAt: string;
}

const DIALOGS = ['preview', 'changes'] as const;

export interface DecisionDialogProps<Item extends Decidable> extends DialogProps {
  dialog: (typeof DIALOGS)[number];
  item: Item;
  /** Its `updatedAt` as the owner knows it. */
  seen: string;
  /** Called with the version that the owner has read. */
  onSeen: (updatedAt: string) => void;
}

interface OpenDecisionProps<Item extends Decidable> {
  rows: readonly Item[];
  load: () => Promise<ComponentType<DecisionDialogProps<Item>>>;
  seenOf: (item: Item) => string;
  onSeen: (id: string, updatedAt: string) => void;
  afterClose: () => void;
}

export function OpenDecision<Item extends Decidable>(props: OpenDecisionProps<Item>) {
  const { rows, load, seenOf, onSeen, afterClose } = props;
  const opened = useOpened<Item, (typeof DIALOGS)[number]>({
    find: (id) => rows.find((row) => row.id === id),
    dialogOf: (_, name) => DIALOGS.find((key) => key === name),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="item"
      load={load}
      with={(item, dialog) => ({
        item,
        dialog,
        seen: seenOf(item),
        onSeen: (updatedAt: string) => {
          onSeen(item.id, updatedAt);
        },
      })}
      afterClose={afterClose}
    />
  );
}
