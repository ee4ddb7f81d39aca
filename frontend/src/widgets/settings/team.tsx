import { queryOptions, useQuery } from '@tanstack/react-query';
import { Button, Card, Flex, Form, Input, Radio, Tag, Typography } from 'antd';
import { useState } from 'react';
import { formatMoment } from '@/entities/restaurant';
import { draftKey, readLocalRecord } from '@/entities/session';
import { answer, apiAs, type Mutation, type components, useRestMutation } from '@/shared/api';
import { inviteAccount } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog, FormDialog, required } from '@/shared/ui/dialogs';

type OfficeAccount = components['schemas']['OfficeAccountView'];
type Invitation = components['schemas']['InviteAccount'];

const owner = apiAs('admin');
const by = ({ id }: Pick<OfficeAccount, 'id'>) => ({ params: { path: { id } } });
const TEAM = ['team'] as const;

/** Owners first, then site managers, by name. */
const teamQuery = () =>
  queryOptions({ queryKey: TEAM, queryFn: ({ signal }) => answer(owner.GET('/api/admin/accounts', { signal })) });

const inviting: Mutation<Invitation> = {
  send: (body) => answer(owner.POST('/api/admin/accounts', { body })),
  done: ({ email }) => ({ title: 'Invitation sent', description: `We sent ${email} a link to choose a password.` }),
  failed: () => ({ title: 'Couldn’t send the invitation', description: 'Please try again' }),
  invalidates: [TEAM],
};
const useInvite = () => useRestMutation(inviting);

const sendingAgain: Mutation<OfficeAccount> = {
  send: (account) => owner.POST('/api/admin/accounts/{id}/invitation', by(account)),
  done: ({ email }) => ({ title: 'Invitation sent', description: `We sent a new link to ${email}.` }),
  failed: () => ({ title: 'Couldn’t send the invitation', description: 'Please try again' }),
};
const useSendAgain = () => useRestMutation(sendingAgain);

const changingStatus: Mutation<OfficeAccount> = {
  send: (account) =>
    answer(owner.PATCH('/api/admin/accounts/{id}/status', { ...by(account), body: { isActive: !account.isActive } })),
  done: ({ name, isActive }) =>
    isActive
      ? { title: 'Account deactivated', description: `${name} is signed out everywhere.` }
      : { title: 'Account activated', description: `${name} can sign in again.` },
  failed: () => ({ title: 'Couldn’t change the account', description: 'Please try again' }),
  invalidates: [TEAM],
};
const useChangeStatus = () => useRestMutation(changingStatus);

const BLANK: Invitation = { name: '', email: '', role: 'manager' };

function InviteDialog(dialog: { open: boolean; onClose: () => void }) {
  const { send, isPending } = useInvite();
  const draft = useDraft(draftKey('admin', 'team/invite'), BLANK);
  return (
    <FormDialog<Invitation>
      title="Invite to the team"
      okText="Send invitation"
      busyText="Sending..."
      isBusy={isPending}
      draft={draft}
      onSend={(invitation, onError) => {
        send(invitation, { draft: draft.key, onSuccess: dialog.onClose, onError });
      }}
      footnote="They get an email with a link to choose a password. The link works for seven days."
      {...dialog}
    >
      <Form.Item name="name" label="Name" rules={required('Enter a name.')}>
        <Input required autoFocus autoComplete="off" maxLength={inviteAccount.name.maxLength} />
      </Form.Item>
      <Form.Item
        name="email"
        label="Email"
        rules={[{ required: true, type: 'email', message: 'Please enter a valid email address' }]}
      >
        <Input required type="email" autoComplete="off" maxLength={inviteAccount.email.maxLength} />
      </Form.Item>
      <Form.Item name="role" label="Role">
        <Radio.Group
          options={[
            { label: 'Site manager', value: 'manager' },
            { label: 'Owner', value: 'admin' },
          ]}
        />
      </Form.Item>
    </FormDialog>
  );
}

const ROLES = { admin: 'Owner', manager: 'Site manager' };

/** Owners and site managers: lists, invites and deactivates them. */
export function Team() {
  const answer = useQuery(teamQuery());
  const [isInviting, setIsInviting] = useState(false);
  const [accountToDeactivate, setAccountToDeactivate] = useState<OfficeAccount>();
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
          <Flex component="ul" vertical gap="small" className="plain">
            {accounts.map((account) => (
              <AccountItem
                key={account.id}
                account={account}
                onChangeStatus={() => {
                  if (!account.isActive) {
                    status.send(account);
                    return;
                  }
                  setAccountToDeactivate(account);
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
        title={`Deactivate ${accountToDeactivate?.name ?? ''}?`}
        open={isOpen}
        okText="Deactivate"
        isDanger
        isBusy={status.isPending}
        onConfirm={() => {
          if (accountToDeactivate) status.send(accountToDeactivate, { onSuccess: close, onError: close });
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
