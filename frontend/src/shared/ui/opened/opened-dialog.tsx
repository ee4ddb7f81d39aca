import { type ComponentType, useState } from 'react';
import { AnswerView } from '../answer-view';
import { Dialog } from '../dialogs';
import { LazyPart } from '../lazy-part';
import type { Opened } from './use-opened';

/** Props that every opened dialog gets. */
export interface OpenedProps {
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

interface OpenedDialogProps<Item, Kind extends string, Props extends OpenedProps> {
  opened: Opened<Item, Kind>;
  /** For the sentence 'This <noun> is not there any more.' */
  noun: string;
  load: () => Promise<ComponentType<Props>>;
  with: (item: Item, dialog: Kind) => Omit<Props, keyof OpenedProps>;
  afterClose: () => void;
}

/** The dialog of the opened item, or the reason why there is none. */
export function OpenedDialog<Item, Kind extends string, Props extends OpenedProps>(
  props: OpenedDialogProps<Item, Kind, Props>,
) {
  const { opened, noun, load, with: propsOf, afterClose } = props;
  const { shown, failure } = opened;
  if (!shown) return <NotThere failure={failure} noun={noun} onClose={opened.close} afterClose={afterClose} />;
  const dialogProps: OpenedProps = {
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
