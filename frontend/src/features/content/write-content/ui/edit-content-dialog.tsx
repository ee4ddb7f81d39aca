import type { ScheduledContent } from '@/entities/scheduled-content';
import { draftKey } from '@/entities/session';
import { useEditDraft } from '@/shared/lib/draft';
import { type DialogProps, useOverwriteWarning } from '@/shared/ui/dialogs';
import { useEditContent } from '../api/use-write-content';
import { editOf, valuesOf } from '../model/content-values';
import { WriteDialog } from './write-dialog';

const TYPES = ['blog_post', 'social_media', 'newsletter', 'menu_update', 'promotion'] as const;

const REMARK: Partial<Record<ScheduledContent['status'], string>> = {
  approved: 'This content is approved. If you change it, it needs approval again.',
  rejected: 'If you change this content, it becomes a draft and needs to be submitted again.',
};

interface EditContentDialogProps extends DialogProps {
  content: ScheduledContent;
}

export function EditContentDialog({ content, ...dialog }: EditContentDialogProps) {
  const { id, title, status, contentType } = content;
  const draft = useEditDraft(draftKey('manager', `content-edit/${id}`), valuesOf(content));
  const { send, isPending } = useEditContent();
  const { expecting, onRefused, warning } = useOverwriteWarning('this content');
  const types = (TYPES as readonly string[]).includes(contentType) ? TYPES : [...TYPES, contentType];

  return (
    <WriteDialog
      title={`Edit: ${title}`}
      okText="Save"
      isBusy={isPending}
      draft={draft}
      onSend={(values, onError) => {
        const seen = expecting({ expectedUpdatedAt: draft.before.updatedAt ?? content.updatedAt });
        send(
          { id, expectedStatus: status, ...editOf(draft.before, values), ...seen },
          {
            draft: draft.key,
            onSuccess: dialog.onClose,
            onError(error) {
              onRefused(error);
              onError(error);
            },
          },
        );
      }}
      footnote={
        <>
          {warning}
          {REMARK[status] && <p>{REMARK[status]}</p>}
        </>
      }
      types={types}
      {...dialog}
    />
  );
}
