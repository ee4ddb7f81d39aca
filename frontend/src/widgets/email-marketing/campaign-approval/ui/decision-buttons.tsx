import { Button } from 'antd';
import type { useDecideCampaign } from '../api';
import { useOpenItem } from '@/shared/lib/open-item';
import { CardActions } from '@/shared/ui/item-card';
import type { Decidable } from './open-decision';

interface DecisionButtonsProps {
  item: Decidable;
  change: ReturnType<typeof useDecideCampaign>;
  /** The `updatedAt` that was shown; the card may be newer. */
  seen: string;
  onRefused: (error: Error) => void;
  /** Preloads the dialogs. */
  prepare: () => Promise<unknown>;
}

/** The actions of a card on which the owner decides. */
export function DecisionButtons({ item, change, seen, onRefused, prepare }: DecisionButtonsProps) {
  const { id, approval } = item;
  const opened = useOpenItem();
  const opens = (dialog: string) => ({
    onFocus: () => void prepare().catch(() => undefined),
    onClick: () => {
      opened.open(id, dialog);
    },
  });
  return (
    <CardActions>
      <Button
        type="primary"
        disabled={approval === 'approved'}
        loading={change.isPending}
        onClick={({ detail: taps }) => {
          if (taps <= 1) change.send({ id, decision: 'approved', seen }, { onError: onRefused });
        }}
      >
        Approve
      </Button>
      <Button {...opens('preview')}>Preview</Button>
      <Button {...opens('changes')}>Request Changes</Button>
    </CardActions>
  );
}
