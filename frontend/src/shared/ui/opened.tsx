import { skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { hasStatus } from '@/shared/api';
import { type useNewDialog, useOpenItem } from '@/shared/lib/open-item';
import { useSettled } from '@/shared/lib/settled';
import { AnswerView } from '@/shared/ui/answer-view';
import { Dialog, type DialogProps } from '@/shared/ui/dialogs';
import { LazyPart, loadWhenIdle } from '@/shared/ui/lazy-part';

const SETTLE_MS = 100;

interface Opening<Item, Dialog extends string, Loaded> {
  /** Looks among the visible rows; undefined if it is not there. A new item may be `null`. */
  find: (id: string) => Item | undefined;
  /** Loads an item that is not among the rows, for links and search. */
  load?: (id: string) => UseQueryOptions<Loaded, Error, Loaded, string[]>;
  /**
   * The dialog of that name, if the item has it.
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

interface Opened<Item, Dialog extends string> {
  /** The open or closing item; `isOpen` is false while it closes. */
  shown: Shown<Item, Dialog> | null;
  isOpen: boolean;
  close: () => void;
  forget: () => void;
  /** The item in the URL could not be loaded. */
  failure: { isNotFound: boolean; error: Error; retry: () => void } | null;
}

/**
 * The item and dialog that the URL names (`?open=<id>&dialog=edit`), rendered above the rows: changes of its row do not touch what is
 * typed. An item that is not among the rows is loaded.
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
  // A screen that is being left still sees the next one's URL; nothing is loaded for that.
  const isStaying = useSettled(id, SETTLE_MS) === id;
  const isAsked = id !== null && isStaying && row === undefined && before?.isRow !== true && load !== undefined;
  const answer = useQuery({
    ...(load?.(id ?? '') ?? { queryKey: ['opened', 'nothing'], queryFn: skipToken }),
    enabled: isAsked,
  });

  // A form takes its values once, so it does not open with a stored answer that is being replaced.
  const loaded = isAsked && (before !== undefined || !answer.isFetching) ? answer.data : undefined;
  // null is a new item.
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

interface OpenedDialogProps<Item, Kind extends string, Props extends DialogProps> {
  opened: Opened<Item, Kind>;
  /** For the sentence 'This <noun> is not there any more.' */
  noun: string;
  load: () => Promise<ComponentType<Props>>;
  with: (item: Item, dialog: Kind) => Omit<Props, keyof DialogProps>;
  afterClose: () => void;
}

/** The dialog of the opened item, or the reason why there is none. */
export function OpenedDialog<Item, Kind extends string, Props extends DialogProps>(
  props: OpenedDialogProps<Item, Kind, Props>,
) {
  const { opened, noun, load, with: propsOf, afterClose } = props;
  useLoadedAhead(load);
  const { shown, failure } = opened;
  if (!shown) return <NotThere failure={failure} noun={noun} onClose={opened.close} afterClose={afterClose} />;
  const dialogProps: DialogProps = {
    open: opened.isOpen,
    onClose: opened.close,
    afterClose: () => {
      opened.forget();
      afterClose();
    },
  };
  return (
    <LazyPart key={shown.id} load={load} with={{ ...propsOf(shown.item, shown.dialog), ...dialogProps } as Props} />
  );
}

/** Loads a dialog before someone opens it, so that it opens immediately, and offline. */
function useLoadedAhead(load: () => Promise<unknown>) {
  useEffect(() => {
    loadWhenIdle(load);
  }, [load]);
}

interface NewDialogProps<Props extends DialogProps> {
  dialog: ReturnType<typeof useNewDialog>;
  load: () => Promise<ComponentType<Props>>;
  with: Omit<Props, keyof DialogProps>;
}

/** The dialog of `useNewDialog`. */
export function NewDialog<Props extends DialogProps>({ dialog, load, with: props }: NewDialogProps<Props>) {
  useLoadedAhead(load);
  return dialog.isMounted && <LazyPart load={load} with={{ ...props, ...dialog.props } as Props} />;
}

interface NotThereProps {
  failure: Opened<unknown, string>['failure'];
  noun: string;
  onClose: () => void;
  afterClose: () => void;
}

function NotThere({ failure, noun, onClose, afterClose }: NotThereProps) {
  const [last, setLast] = useState(failure);
  if (failure && failure.error !== last?.error) setLast(failure);
  if (!last) return null;
  const { isNotFound, error, retry } = failure ?? last;
  return (
    <Dialog
      title={isNotFound ? 'No longer available' : 'Couldn’t open it'}
      open={failure !== null}
      onCancel={onClose}
      afterClose={afterClose}
      footer={null}
      destroyOnHidden
    >
      {isNotFound ? (
        <p>This {noun} is no longer available.</p>
      ) : (
        <AnswerView
          answer={{ data: undefined, error, refetch: retry }}
          loading=""
          failed={`Couldn’t load the ${noun}.`}
        >
          {() => null}
        </AnswerView>
      )}
    </Dialog>
  );
}
