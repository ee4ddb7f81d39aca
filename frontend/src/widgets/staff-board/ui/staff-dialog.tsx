import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { SHORTEST_PASSWORD, staffCalls, type StaffMember, staffQueries } from '@/entities/staff-member';
import { trailQueries } from '@/entities/trail';
import { ItemTrail } from '@/features/read-trail';
import { type Mutation, useRestMutation } from '@/shared/api';
import { DeleteDialog, Dialog, FormDialog } from '@/shared/ui/dialogs';
import { CreateStaffDialog } from './create-staff-dialog';
import type { DialogKey } from './open-staff-member';

interface NewPassword {
  id: string;
  password: string;
}

const change: Mutation<NewPassword> = {
  send: ({ id, password }) => staffCalls.resetPassword(id, password),
  done: () => ({ title: 'Password reset' }),
  failed: () => ({ title: 'Error resetting password' }),
  invalidates: [staffQueries.all(), trailQueries.all()],
};

const useResetStaffPassword = () => useRestMutation(change);

const invitation: Mutation<StaffMember> = {
  send: ({ id }) => staffCalls.sendInvitation(id),
  done: ({ email }) => ({ title: 'Invitation sent', description: `We sent ${email} a link to choose a password.` }),
  failed: () => ({ title: 'Couldn’t send the invitation', description: 'Please try again' }),
};

const useSendInvitation = () => useRestMutation(invitation);

interface ResetPasswordDialogProps {
  member: StaffMember;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

const tooShort = `Password must be at least ${String(SHORTEST_PASSWORD)} characters long`;

function ResetPasswordDialog({ member, onClose, ...dialog }: ResetPasswordDialogProps) {
  const { id, name, lastLogin } = member;
  const invitation = useSendInvitation();
  const { send, isPending } = useResetStaffPassword();
  const [length, setLength] = useState(0);
  return (
    <FormDialog<{ password: string }>
      title={`Reset password of ${name}`}
      okText="Reset"
      isBusy={isPending}
      canSend={length >= SHORTEST_PASSWORD}
      onEdit={({ password }) => {
        setLength(Array.from(password).length);
      }}
      onSend={({ password }, onError) => {
        send({ id, password }, { onSuccess: onClose, onError });
      }}
      onClose={onClose}
      footnote={
        lastLogin === null && (
          <Button
            type="link"
            loading={invitation.isPending}
            onClick={() => {
              invitation.send(member, { onSuccess: onClose });
            }}
          >
            Send the invitation again
          </Button>
        )
      }
      {...dialog}
    >
      <p>{name} is signed out everywhere. Give them the new password yourself.</p>
      <Form.Item
        name="password"
        label="New password"
        rules={[{ required: true, min: SHORTEST_PASSWORD, message: tooShort }]}
      >
        <Input.Password required autoFocus autoComplete="new-password" />
      </Form.Item>
    </FormDialog>
  );
}

interface StaffDialogProps {
  dialog: DialogKey;
  /** null for a new staff member. */
  member: StaffMember | null;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function StaffDialog({ dialog, member, ...props }: StaffDialogProps) {
  if (!member) return <CreateStaffDialog {...props} />;
  switch (dialog) {
    case 'create':
      return null;
    case 'password':
      return <ResetPasswordDialog member={member} {...props} />;
    case 'delete':
      return (
        <DeleteDialog
          id={member.id}
          noun="Staff member"
          title={`Delete ${member.name}?`}
          call={staffCalls.delete}
          invalidates={[staffQueries.all(), trailQueries.all()]}
          {...props}
        >
          <p>
            Are you sure you want to permanently delete this staff member? {member.name} is signed out right away. Their
            name stays on messages.
          </p>
        </DeleteDialog>
      );
    case 'history':
      return (
        <Dialog
          title={member.name}
          open={props.open}
          footer={null}
          onCancel={props.onClose}
          afterClose={props.afterClose}
          destroyOnHidden
        >
          <ItemTrail subjectType="staff-member" id={member.id} />
        </Dialog>
      );
  }
}
