import { useState } from 'react';
import type { Campaign } from '@/entities/email-marketing/campaigns';
import type { MailRole } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';
import { type CampaignDialogKey, dialogsOf } from '../model/next-actions';

export const loadCampaignDialog = async () => (await import('./campaign-dialog')).CampaignDialog;

interface OpenCampaignProps {
  role: MailRole;
  rows: readonly Campaign[];
  afterClose: () => void;
}

/** The dialog that the address names, above the rows: what happens to its row does not touch what is typed in it. */
export function OpenCampaign({ role, rows, afterClose }: OpenCampaignProps) {
  const item = useOpenItem();
  const [shown, setShown] = useState<{ dialog: CampaignDialogKey; campaign: Campaign } | null>(null);
  const campaign = rows.find(({ id }) => id === item.id);
  const dialog = campaign && dialogsOf(campaign).find((key) => key === item.dialog);
  if (campaign && dialog && (shown?.campaign !== campaign || shown.dialog !== dialog)) setShown({ dialog, campaign });
  if (!shown) return null;
  return (
    <LazyPart
      load={loadCampaignDialog}
      with={{
        ...shown,
        role,
        open: item.id === shown.campaign.id,
        onClose: item.close,
        afterClose: () => {
          setShown(null);
          afterClose();
        },
      }}
    />
  );
}
