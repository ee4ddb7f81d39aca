import { type Campaign, campaignQueries, type WholeCampaign } from '@/entities/email-marketing/campaigns';
import type { MailRole } from '@/shared/api';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';
import { type CampaignDialogKey, dialogsOf } from '../model/next-actions';

export const loadCampaignDialog = async () => (await import('./campaign-dialog')).CampaignDialog;

interface OpenCampaignProps {
  role: MailRole;
  rows: readonly Campaign[];
  afterClose: () => void;
}

export function OpenCampaign({ role, rows, afterClose }: OpenCampaignProps) {
  const opened = useOpened<Campaign, CampaignDialogKey, WholeCampaign>({
    find: (id) => rows.find((row) => row.id === id),
    load: (id) => campaignQueries.one(role, id),
    dialogOf: (campaign, name) => dialogsOf(campaign).find((key) => key === name),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="campaign"
      load={loadCampaignDialog}
      with={(campaign, dialog) => ({ role, campaign, dialog })}
      afterClose={afterClose}
    />
  );
}
