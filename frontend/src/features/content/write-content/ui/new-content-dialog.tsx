import { draftKey } from '@/entities/session';
import { scheduleContent } from '@/shared/contract';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import { useScheduleContent } from '../api/use-write-content';
import { type ContentValues, newContentOf, NO_VALUES } from '../model/content-values';
import { ContentFields } from './content-fields';

interface NewContentDialogProps {
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function NewContentDialog({ onClose, ...dialog }: NewContentDialogProps) {
  const draft = useDraft(draftKey('manager', 'new-content'), JSON.stringify(NO_VALUES));
  const { send, isPending } = useScheduleContent();

  function close() {
    draft.drop();
    onClose();
  }

  return (
    <FormDialog<ContentValues>
      title="Schedule Content"
      okText="Schedule Content"
      isBusy={isPending}
      initialValues={JSON.parse(draft.text) as Partial<ContentValues>}
      onEdit={(values) => {
        draft.write(JSON.stringify(values));
      }}
      onSend={(values, onError) => {
        send(newContentOf(values), { onSuccess: close, onError });
      }}
      onClose={close}
      {...dialog}
    >
      <ContentFields types={scheduleContent.contentType.choices} />
    </FormDialog>
  );
}
