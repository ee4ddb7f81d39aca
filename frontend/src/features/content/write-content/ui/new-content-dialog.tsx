import { draftKey } from '@/entities/session';
import { scheduleContent } from '@/shared/call-schema';
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

export function NewContentDialog(dialog: NewContentDialogProps) {
  const draft = useDraft(draftKey('manager', 'new-content'), NO_VALUES);
  const { send, isPending } = useScheduleContent();

  return (
    <FormDialog<ContentValues>
      title="Schedule Content"
      okText="Schedule Content"
      isBusy={isPending}
      draft={draft}
      onSend={(values, onError) => {
        send(newContentOf(values), { draft: draft.key, onSuccess: dialog.onClose, onError });
      }}
      {...dialog}
    >
      <ContentFields
        types={scheduleContent.contentType.choices}
        onContent={(content) => {
          draft.write({ ...draft.values, content });
        }}
      />
    </FormDialog>
  );
}
