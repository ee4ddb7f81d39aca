import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Automation, AutomationMails, automationQueries } from '@/entities/email-marketing/automations';
import { type Campaign, CampaignMail, campaignQueries } from '@/entities/email-marketing/campaigns';
import { useDecideAutomation, useDecideCampaign } from '../api/use-decide';
import { RequestChangesForm } from './request-changes-form';

interface DialogProps {
  /** The `updatedAt` of what was shown. */
  seen: string;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function CampaignChangesDialog({ item, ...dialog }: DialogProps & { item: Campaign }) {
  const [isRefused, setRefused] = useState(false);
  const { data: now } = useQuery({ ...campaignQueries.preview('admin', item.id), enabled: isRefused });
  return (
    <RequestChangesForm
      item={item}
      kept={`campaign-comments/${item.id}`}
      change={useDecideCampaign()}
      refused={isRefused ? { now: now?.updatedAt } : null}
      onRefused={setRefused}
      {...dialog}
    >
      {(seen) => now && <CampaignMail name={item.name} preview={now} seen={seen} />}
    </RequestChangesForm>
  );
}

export function AutomationChangesDialog({ item, ...dialog }: DialogProps & { item: Automation }) {
  const [isRefused, setRefused] = useState(false);
  const { data: now } = useQuery({ ...automationQueries.preview('admin', item.id), enabled: isRefused });
  return (
    <RequestChangesForm
      item={item}
      kept={`automation-comments/${item.id}`}
      change={useDecideAutomation()}
      refused={isRefused ? { now: now?.updatedAt } : null}
      onRefused={setRefused}
      {...dialog}
    >
      {(seen) => now && <AutomationMails name={item.name} preview={now} seen={seen} />}
    </RequestChangesForm>
  );
}
