import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '@/entities/restaurant';
import { type SecondStep, sessionQueries } from '@/entities/session';
import type { OfficeRole } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { Dialog } from '@/shared/ui/dialogs';
import { useRenewRecoveryCodes, useTurnOff } from '../api';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';
import styles from './second-step.module.css';
import { SetUpSecondStep } from './set-up-second-step';

interface SecondStepDialogProps {
  role: OfficeRole;
  open: boolean;
  onClose: () => void;
  /** The owner's settings for others. */
  children?: ReactNode;
}

export function SecondStepDialog({ role, open, onClose, children }: SecondStepDialogProps) {
  return (
    // Recovery codes are shown once, so a tap outside does not close them.
    <Dialog
      title="Two-step sign-in"
      open={open}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={null}
      destroyOnHidden
    >
      <OwnSecondStep role={role} onClose={onClose} />
      {children}
    </Dialog>
  );
}

function OwnSecondStep({ role, onClose }: { role: OfficeRole; onClose: () => void }) {
  const answer = useQuery(sessionQueries.secondStep(role));
  return (
    <AnswerView answer={answer} loading="Loading..." failed="Couldn’t load this.">
      {(step) => <SecondStepNow role={role} step={step} onClose={onClose} />}
    </AnswerView>
  );
}

function SecondStepNow({ role, step, onClose }: { role: OfficeRole; step: SecondStep; onClose: () => void }) {
  // Until the recovery codes are confirmed, although it is on already.
  const [isNew] = useState(step.since === null);
  const { since, ...rest } = step;
  return isNew || since === null ? (
    <SetUpSecondStep role={role} onDone={onClose} />
  ) : (
    <SecondStepInUse role={role} since={since} {...rest} />
  );
}

interface SecondStepInUseProps {
  role: OfficeRole;
  since: string;
  recoveryCodes: number;
  isRequired: boolean;
}

function SecondStepInUse({ role, since, recoveryCodes, isRequired }: SecondStepInUseProps) {
  const [wanted, setWanted] = useState<'off' | 'codes'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const turnOff = useTurnOff(role);
  const renew = useRenewRecoveryCodes(role);
  const leave = () => {
    setWanted(undefined);
    setCodes(undefined);
  };
  const hint = 'No phone? Enter one of your recovery codes.';

  if (codes) return <RecoveryCodes codes={codes} doneText="I’ve saved them" onDone={leave} />;
  return (
    <Flex vertical gap="middle" align="start" className={styles.part}>
      <p>
        On since {formatMoment(since)}. Recovery codes left: <strong>{recoveryCodes}</strong>
      </p>
      {wanted === undefined && (
        <Flex gap="8px 16px" wrap align="center">
          <Button
            onClick={() => {
              setWanted('codes');
            }}
          >
            New recovery codes
          </Button>
          <Button
            danger
            onClick={() => {
              setWanted('off');
            }}
          >
            Turn off
          </Button>
        </Flex>
      )}
      {wanted === 'codes' && (
        <ProofForm
          key="codes"
          label="New recovery codes"
          okText="Create new codes"
          isBusy={renew.isPending}
          codeHint={hint}
          onSend={(proof, onError) => {
            renew.send(proof, { onSuccess: setCodes, onError });
          }}
          onCancel={leave}
        />
      )}
      {wanted === 'off' && (
        <>
          {isRequired && <p>The owner requires two-step sign-in, so you’ll be asked to set it up again right away.</p>}
          <ProofForm
            key="off"
            label="Turn off two-step sign-in"
            okText="Turn off"
            isDanger
            isBusy={turnOff.isPending}
            codeHint={hint}
            onSend={(proof, onError) => {
              turnOff.send(proof, { onSuccess: leave, onError });
            }}
            onCancel={leave}
          />
        </>
      )}
    </Flex>
  );
}
