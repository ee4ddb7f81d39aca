import { useQuery } from '@tanstack/react-query';
import { type Campaign, CampaignMail, campaignQueries } from '@/entities/email-marketing/campaigns';
import { CampaignChangesDialog } from './request-changes-dialog';
import { useDecideCampaign } from '../api';
import { DecisionPreview } from './decision-preview';
import type { DecisionDialogProps } from './open-decision';

export function CampaignDecision({ dialog, ...props }: DecisionDialogProps<Campaign>) {
  return dialog === 'changes' ? <CampaignChangesDialog {...props} /> : <CampaignPreview {...props} />;
}

function CampaignPreview(props: Omit<DecisionDialogProps<Campaign>, 'dialog'>) {
  const { id, name } = props.item;
  const preview = useQuery(campaignQueries.preview('admin', id));
  return (
    <DecisionPreview {...props} preview={preview} loading="Loading email..." change={useDecideCampaign()}>
      {(mail, seen) => <CampaignMail name={name} preview={mail} seen={seen} />}
    </DecisionPreview>
  );
}
