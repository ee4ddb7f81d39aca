import { useState } from 'react';
import type { Campaign } from '@/entities/email-marketing/campaign';
import { useOpenItem } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';

export const loadDecisionDialog = async () => (await import('./decision-dialog')).DecisionDialog;

const DIALOGS = ['preview', 'changes'] as const;
type Dialog = (typeof DIALOGS)[number];

interface OpenDecisionProps {
  rows: readonly Campaign[];
  seenOf: (campaign: Campaign) => string;
  onSeen: (id: string, updatedAt: string) => void;
  afterClose: () => void;
}

/** The dialog that the address names, above the rows. */
export function OpenDecision({ rows, seenOf, onSeen, afterClose }: OpenDecisionProps) {
  const item = useOpenItem();
  const [shown, setShown] = useState<{ dialog: Dialog; campaign: Campaign } | null>(null);
  const campaign = rows.find(({ id }) => id === item.id);
  const dialog = DIALOGS.find((one) => one === item.dialog);
  if (campaign && dialog && (shown?.campaign !== campaign || shown.dialog !== dialog)) setShown({ dialog, campaign });
  if (!shown) return null;
  return (
    <LazyPart
      load={loadDecisionDialog}
      with={{
        ...shown,
        seen: seenOf(shown.campaign),
        onSeen: (updatedAt: string) => {
          onSeen(shown.campaign.id, updatedAt);
        },
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
