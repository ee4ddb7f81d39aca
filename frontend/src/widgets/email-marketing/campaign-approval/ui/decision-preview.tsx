import { Button } from 'antd';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { useDecideCampaign } from '../api';
import { useOpenItem } from '@/shared/lib/open-item';
import { AnswerView } from '@/shared/ui/answer-view';
import { Dialog } from '@/shared/ui/dialogs';
import type { Decidable, DecisionDialogProps } from './open-decision';

interface DecisionPreviewProps<Preview> extends Omit<DecisionDialogProps<Decidable>, 'dialog'> {
  preview: UseQueryResult<Preview>;
  loading: string;
  change: ReturnType<typeof useDecideCampaign>;
  /** @param seen its `updatedAt` as the owner knew it when the dialog opened */
  children: (preview: Preview, seen: string) => ReactNode;
}

/** The current content that would be approved. */
export function DecisionPreview<Preview extends { updatedAt: string }>(props: DecisionPreviewProps<Preview>) {
  const { item, seen, onSeen, preview, loading, change, open, onClose, afterClose, children } = props;
  const { id, name, approval } = item;
  const [known] = useState(seen);
  const opened = useOpenItem();
  const shown = preview.data?.updatedAt;
  const learn = () => {
    if (shown !== undefined) onSeen(shown);
  };
  return (
    <Dialog
      title={`Preview: ${name}`}
      open={open}
      footer={
        <>
          <Button
            onClick={() => {
              learn();
              opened.open(id, 'changes');
            }}
          >
            Request Changes
          </Button>
          <Button
            type="primary"
            disabled={shown === undefined || approval === 'approved'}
            loading={change.isPending}
            onClick={({ detail: taps }) => {
              if (shown !== undefined && taps <= 1)
                change.send({ id, decision: 'approved', seen: shown }, { onSuccess: onClose });
            }}
          >
            Approve
          </Button>
        </>
      }
      onCancel={onClose}
      afterClose={() => {
        learn();
        afterClose();
      }}
      width={720}
      destroyOnHidden
    >
      <AnswerView answer={preview} loading={loading} failed="Couldn’t load the preview.">
        {(data) => children(data, known)}
      </AnswerView>
    </Dialog>
  );
}
