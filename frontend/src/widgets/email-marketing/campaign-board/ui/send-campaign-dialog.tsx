import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Campaign, campaignQueries } from '@/entities/email-marketing/campaigns';
import type { MailRole } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useChangeCampaignStatus } from '../api/use-change-campaign-status';

interface SendCampaignDialogProps {
  role: MailRole;
  campaign: Campaign;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
  /** The pre-send check. */
  children: ReactNode;
}

/** Sent emails cannot be recalled. */
export function SendCampaignDialog({ role, campaign: { id, name }, children, ...dialog }: SendCampaignDialogProps) {
  const { send, isPending } = useChangeCampaignStatus(role);
  const { data: preFlight } = useQuery(campaignQueries.preFlight(role, id));
  return (
    <ConfirmDialog
      title={`Send “${name}” now?`}
      okText="Send Now"
      width={720}
      isBusy={isPending}
      canConfirm={preFlight?.recipients !== 0 && !preFlight?.findings.some(({ level }) => level === 'error')}
      onConfirm={() => {
        send({ id, status: 'sending' }, { onSuccess: dialog.onClose, onError: dialog.onClose });
      }}
      {...dialog}
    >
      {children}
    </ConfirmDialog>
  );
}
