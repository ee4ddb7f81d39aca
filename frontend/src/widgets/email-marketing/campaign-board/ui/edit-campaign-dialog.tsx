import type { WholeCampaign } from '@/entities/email-marketing/campaigns';
import { draftKey } from '@/entities/session';
import type { MailRole } from '@/shared/api';
import { useEditDraft } from '@/shared/lib/draft';
import { changedIn } from '@/shared/lib/changes';
import { FormDialog } from '@/shared/ui/dialogs';
import { useEditCampaign } from '../api/use-write-campaign';
import { type CampaignValues, changeOf, sendDateOf, valuesOf } from '../model/campaign-values';
import { CampaignFields } from './campaign-fields';

interface EditCampaignDialogProps {
  role: MailRole;
  campaign: WholeCampaign;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function EditCampaignDialog({ role, campaign, ...dialog }: EditCampaignDialogProps) {
  const { id, name, status, scheduledDate, approval } = campaign;
  const draft = useEditDraft(draftKey(role, `campaign-edit/${id}`), valuesOf(campaign));
  const { send, isPending } = useEditCampaign(role);

  return (
    <FormDialog<CampaignValues>
      title={`Edit: ${name}`}
      okText="Save"
      isBusy={isPending}
      draft={draft}
      onSend={(values, onError) => {
        // Sending an unchanged template would copy its newer text.
        const change = changedIn(changeOf(draft.before), changeOf(values));
        send({ id, ...change }, { draft: draft.key, onSuccess: dialog.onClose, onError });
      }}
      footnote={approval === 'approved' && <p>Changing the subject, content or recipients removes the approval.</p>}
      {...dialog}
    >
      <CampaignFields
        role={role}
        onFilledIn={(values) => {
          draft.write({ ...draft.values, ...values });
        }}
        planned={sendDateOf(draft.before)}
        keepsDate={status === 'paused' && scheduledDate !== null}
      />
    </FormDialog>
  );
}
