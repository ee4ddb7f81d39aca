import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { formatMoment } from '@/entities/restaurant';
import { type ManagerSecondStep, sessionQueries } from '@/entities/session';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { useResetManager } from '../api';

/** The site managers' two-step sign-in; a lost phone is reset here. */
export function ManagerSecondSteps() {
  const answer = useQuery(sessionQueries.secondStepsOfManagers());
  const [accountToReset, setAccountToReset] = useState<ManagerSecondStep>();
  const [isOpen, setIsOpen] = useState(false);
  const { send, isPending } = useResetManager();
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <AnswerView answer={answer} loading="Loading..." failed="Couldn’t load this.">
        {(managers) => (
          <Flex component="ul" vertical gap={12}>
            {managers.map((one) => (
              <Flex component="li" gap="8px 16px" wrap align="center" justify="space-between" key={one.id}>
                <span>
                  <strong>{one.name}</strong>
                  <small className="block">{standingOf(one)}</small>
                </span>
                {(one.since !== null || one.hasPasskeys) && (
                  <Button
                    aria-label={`Reset two-step sign-in of ${one.name}`}
                    onClick={() => {
                      setAccountToReset(one);
                      setIsOpen(true);
                    }}
                  >
                    Reset
                  </Button>
                )}
              </Flex>
            ))}
          </Flex>
        )}
      </AnswerView>
      <ConfirmDialog
        title={`Reset two-step sign-in of ${accountToReset?.name ?? ''}?`}
        open={isOpen}
        okText="Reset"
        isDanger
        isBusy={isPending}
        onConfirm={() => {
          if (accountToReset) send(accountToReset, { onSuccess: close, onError: close });
        }}
        onClose={close}
      >
        <p>
          For someone who lost their phone. This removes their passkeys and signs them out everywhere. They then sign in
          with a password only.
        </p>
      </ConfirmDialog>
    </>
  );
}

function standingOf({ since, hasPasskeys }: ManagerSecondStep): string {
  const byPasskey = hasPasskeys ? 'Has a passkey' : 'Password only';
  return since === null ? byPasskey : `Two-step sign-in since ${formatMoment(since)}`;
}
