import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { SHORTEST_PASSWORD, type StaffMember } from '@/entities/staff-member';
import { FormDialog } from '@/shared/ui/dialogs';
import { useResetStaffPassword, useSendInvitation } from '../api/use-reset-staff-password';

interface ResetPasswordDialogProps {
  member: StaffMember;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

const tooShort = `Password must be at least ${String(SHORTEST_PASSWORD)} characters long`;

export function ResetPasswordDialog({ member, onClose, ...dialog }: ResetPasswordDialogProps) {
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
