import { useQuery } from '@tanstack/react-query';
import { Button, Card, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { formatMoment } from '@/entities/restaurant';
import { readLocalRecord } from '@/entities/session';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { type OfficeAccount, teamQuery, useChangeStatus, useSendAgain } from '../api/team';
import { InviteDialog } from './invite-dialog';
import styles from './team.module.css';

const ROLES = { admin: 'Owner', manager: 'Site manager' };

/** Owners and site managers: who they are, inviting them, and ending what they may do. */
export function Team() {
  const answer = useQuery(teamQuery());
  const [isInviting, setIsInviting] = useState(false);
  const [asked, setAsked] = useState<OfficeAccount>();
  const [isOpen, setIsOpen] = useState(false);
  const status = useChangeStatus();
  const close = () => {
    setIsOpen(false);
  };
  return (
    <Flex vertical gap="middle">
      <Flex justify="space-between" align="center" gap="middle" wrap>
        <Typography.Text type="secondary">
          Owners and site managers. Staff accounts are under Staff Management.
        </Typography.Text>
        <Button
          type="primary"
          onClick={() => {
            setIsInviting(true);
          }}
        >
          Invite
        </Button>
      </Flex>
      <AnswerView answer={answer} loading="Loading the team..." failed="Couldn’t load the team.">
        {(accounts) => (
          <Flex component="ul" vertical gap="small" className={styles.accounts}>
            {accounts.map((account) => (
              <AccountItem
                key={account.id}
                account={account}
                onChangeStatus={() => {
                  if (!account.isActive) {
                    status.send(account);
                    return;
                  }
                  setAsked(account);
                  setIsOpen(true);
                }}
              />
            ))}
          </Flex>
        )}
      </AnswerView>
      <InviteDialog
        open={isInviting}
        onClose={() => {
          setIsInviting(false);
        }}
      />
      <ConfirmDialog
        title={`Deactivate ${asked?.name ?? ''}?`}
        open={isOpen}
        okText="Deactivate"
        isDanger
        isBusy={status.isPending}
        onConfirm={() => {
          if (asked) status.send(asked, { onSuccess: close, onError: close });
        }}
        onClose={close}
      >
        <p>They are signed out everywhere and can’t sign in until you reactivate the account.</p>
      </ConfirmDialog>
    </Flex>
  );
}

function AccountItem({ account, onChangeStatus }: { account: OfficeAccount; onChangeStatus: () => void }) {
  const { id, name, email, role, isActive, isInvited, lastLogin } = account;
  const sendAgain = useSendAgain();
  const isOwn = readLocalRecord('admin')?.id === id;
  return (
    <li>
      <Card size="small">
        <Flex justify="space-between" align="center" gap="small" wrap>
          <div>
            <Flex gap="small" align="center" wrap>
              <Typography.Text strong>{name}</Typography.Text>
              <Tag>{ROLES[role]}</Tag>
              {isOwn && <Tag color="blue">You</Tag>}
              {isInvited && <Tag color="gold">Invited</Tag>}
              {!isActive && <Tag color="red">Inactive</Tag>}
            </Flex>
            <div>{email}</div>
            <Typography.Text type="secondary">
              {lastLogin === null ? 'Never signed in' : `Last sign-in ${formatMoment(lastLogin)}`}
            </Typography.Text>
          </div>
          <Flex gap="small" wrap>
            {isInvited && isActive && (
              <Button
                loading={sendAgain.isPending}
                aria-label={`Send the invitation to ${name} again`}
                onClick={() => {
                  sendAgain.send(account);
                }}
              >
                Resend
              </Button>
            )}
            {!isOwn && (
              <Button
                danger={isActive}
                aria-label={`${isActive ? 'Deactivate' : 'Activate'} ${name}`}
                onClick={onChangeStatus}
              >
                {isActive ? 'Deactivate' : 'Activate'}
              </Button>
            )}
          </Flex>
        </Flex>
      </Card>
    </li>
  );
}
