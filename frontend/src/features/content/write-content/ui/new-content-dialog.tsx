import { draftKey } from '@/entities/session';
import { scheduleContent } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import type { DialogProps } from '@/shared/ui/dialogs';
import { useScheduleContent } from '../api/use-write-content';
import { newContentOf, NO_VALUES } from '../model/content-values';
import { WriteDialog } from './write-dialog';

export function NewContentDialog(dialog: DialogProps) {
  const draft = useDraft(draftKey('manager', 'new-content'), NO_VALUES);
  const { send, isPending } = useScheduleContent();

  return (
    <WriteDialog
      title="Schedule Content"
      okText="Schedule Content"
      isBusy={isPending}
      draft={draft}
      onSend={(values, onError) => {
        send(newContentOf(values), { draft: draft.key, onSuccess: dialog.onClose, onError });
      }}
      types={scheduleContent.contentType.choices}
      {...dialog}
    />
  );
}
