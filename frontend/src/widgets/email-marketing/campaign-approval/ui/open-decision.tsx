import { type ComponentType, useState } from 'react';
import { useOpenItem } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';

/** What the owner says yes or no to. */
export interface Decidable {
  id: string;
  name: string;
  approval: 'approved' | 'changes_requested' | null;
  updatedAt: string;
}

const DIALOGS = ['preview', 'changes'] as const;

export interface DecisionDialogProps<Item extends Decidable> {
  dialog: (typeof DIALOGS)[number];
  item: Item;
  /** Its `updatedAt` as the owner knows it. */
  seen: string;
  /** What the owner knows from now on. */
  onSeen: (updatedAt: string) => void;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

interface OpenDecisionProps<Item extends Decidable> {
  rows: readonly Item[];
  load: () => Promise<ComponentType<DecisionDialogProps<Item>>>;
  seenOf: (item: Item) => string;
  onSeen: (id: string, updatedAt: string) => void;
  afterClose: () => void;
}

/** The dialog that the address names, above the rows. */
export function OpenDecision<Item extends Decidable>(props: OpenDecisionProps<Item>) {
  const { rows, load, seenOf, onSeen, afterClose } = props;
  const opened = useOpenItem();
  const [shown, setShown] = useState<Pick<DecisionDialogProps<Item>, 'dialog' | 'item'> | null>(null);
  const item = rows.find(({ id }) => id === opened.id);
  const dialog = DIALOGS.find((one) => one === opened.dialog);
  if (item && dialog && (shown?.item !== item || shown.dialog !== dialog)) setShown({ dialog, item });
  if (!shown) return null;
  return (
    <LazyPart
      load={load}
      with={{
        ...shown,
        seen: seenOf(shown.item),
        onSeen: (updatedAt: string) => {
          onSeen(shown.item.id, updatedAt);
        },
        open: opened.id === shown.item.id,
        onClose: opened.close,
        afterClose: () => {
          setShown(null);
          afterClose();
        },
      }}
    />
  );
}
