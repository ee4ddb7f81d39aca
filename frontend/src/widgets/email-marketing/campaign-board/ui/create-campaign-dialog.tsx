import { Form } from 'antd';
import { recipientsInWords } from '@/entities/email-marketing/campaigns';
import { draftKey } from '@/entities/session';
import type { MailRole } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { type DialogProps, FormDialog } from '@/shared/ui/dialogs';
import { useCreateCampaign } from '../api/use-write-campaign';
import { type CampaignValues, criteriaOf, newCampaignOf, NO_VALUES } from '../model/campaign-values';
import { CampaignFields } from './campaign-fields';

interface CreateCampaignDialogProps extends DialogProps {
  role: MailRole;
}

export function CreateCampaignDialog({ role, ...dialog }: CreateCampaignDialogProps) {
  const draft = useDraft(draftKey(role, 'campaign/new'), NO_VALUES);
  const { send, isPending } = useCreateCampaign(role);

  return (
    <FormDialog<CampaignValues>
      title="Create Campaign"
      okText="Create Campaign"
      busyText="Creating..."
      isBusy={isPending}
      draft={draft}
      onSend={(values, onError) => {
        send(newCampaignOf(values), {
          draft: draft.key,
          onSuccess: dialog.onClose,
          onError,
        });
      }}
      {...dialog}
    >
      <CampaignFields
        role={role}
        onFilledIn={(values) => {
          draft.write({ ...draft.values, ...values });
        }}
      />
      <Form.Item noStyle shouldUpdate>
        {({ getFieldsValue }) => (
          <p role="status">
            {recipientsInWords(criteriaOf(getFieldsValue(true) as Partial<CampaignValues>))}. Will be saved as draft
          </p>
        )}
      </Form.Item>
    </FormDialog>
  );
}
