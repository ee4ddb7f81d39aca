import { Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { restaurant } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import {
  type HiredStaffMember,
  type NewStaffMember,
  MIN_PASSWORD_LENGTH,
  staffCalls,
  type StaffMember,
  staffQueries,
} from '@/entities/staff-member';
import { activityQueries } from '@/entities/activity';
import { ItemActivity } from '@/features/activity-log';
import { type Mutation, useRestMutation } from '@/shared/api';
import { createStaffMember } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { DeleteDialog, Dialog, type DialogProps, FormDialog, required } from '@/shared/ui/dialogs';
import { toast } from '@/shared/ui/toast';
import styles from './create-staff-dialog.module.css';

const createStaff: Mutation<NewStaffMember, HiredStaffMember> = {
  send: (member) => staffCalls.create(member),
  done: (_, { staff: { name, email } }) => ({
    title: 'Staff member created',
    description: `${name} signs in with ${email}`,
  }),
  failed: () => ({ title: 'Error creating staff member' }),
  invalidates: [staffQueries.all(), activityQueries.all()],
};

const useCreateStaffMember = () => useRestMutation(createStaff);

/** The address if it is free; the server decides. */
function likelyAddress(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  const plain = first
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return `${plain || 'user'}@${restaurant.mailDomain}`;
}

interface Values {
  name: string;
  createPersonalEmail: boolean;
  email: string;
  invite: boolean;
  password: string;
}

const BLANK = { name: '', createPersonalEmail: true, email: '', invite: false };
const tooShortPassword = `Password must be at least ${String(MIN_PASSWORD_LENGTH)} characters long`;
const MISSING_OR_SHORT = `Please enter a name and password (min ${String(MIN_PASSWORD_LENGTH)} characters)`;

export function CreateStaffDialog(dialog: DialogProps) {
  const { send, isPending } = useCreateStaffMember();
  const draft = useDraft(draftKey('admin', 'staff/new'), BLANK);
  return (
    <FormDialog<Values>
      title="Add Staff Member"
      okText="Create"
      busyText="Creating..."
      isBusy={isPending}
      draft={{
        ...draft,
        // Passwords are never stored in the browser.
        write: ({ name, createPersonalEmail, email, invite }) => {
          draft.write({ name, createPersonalEmail, email, invite });
        },
      }}
      onSend={({ name, createPersonalEmail, email, invite, password }, onError) => {
        const address = createPersonalEmail ? {} : { email };
        const way = !createPersonalEmail && invite ? { invite: true } : { invite: false, password };
        send(
          { name, createPersonalEmail, ...address, ...way },
          { draft: draft.key, onSuccess: dialog.onClose, onError },
        );
      }}
      onIncomplete={(_, { createPersonalEmail }) => {
        const description = createPersonalEmail ? MISSING_OR_SHORT : 'Please fill all fields with valid data';
        toast({ title: 'Invalid form data', description, variant: 'destructive' });
      }}
      {...dialog}
    >
      <Form.Item name="name" label="Name" rules={required('Enter a name.')}>
        <Input required autoFocus autoComplete="off" maxLength={createStaffMember.name.maxLength} />
      </Form.Item>
      <Form.Item name="createPersonalEmail" valuePropName="checked" className={styles.choice}>
        <Checkbox>Create professional email</Checkbox>
      </Form.Item>
      <Form.Item dependencies={['name', 'createPersonalEmail']} noStyle>
        {({ getFieldsValue }) => <Address {...(getFieldsValue(true) as Partial<Values>)} />}
      </Form.Item>
      <Form.Item dependencies={['createPersonalEmail', 'invite']} noStyle>
        {({ getFieldsValue }) => <Way {...(getFieldsValue(true) as Partial<Values>)} />}
      </Form.Item>
    </FormDialog>
  );
}

/** An invitation needs a working address; otherwise the owner chooses the first password. */
function Way({ createPersonalEmail = true, invite = false }: Partial<Values>) {
  return (
    <>
      {!createPersonalEmail && (
        <Form.Item name="invite" valuePropName="checked" className={styles.choice}>
          <Checkbox>Send an email with a link to choose a password</Checkbox>
        </Form.Item>
      )}
      {(createPersonalEmail || !invite) && (
        <Form.Item
          name="password"
          label="Password"
          extra="They change it at their first sign-in."
          rules={[{ required: true, min: MIN_PASSWORD_LENGTH, message: tooShortPassword }]}
        >
          <Input.Password required autoComplete="new-password" />
        </Form.Item>
      )}
    </>
  );
}

/** The address that the new person signs in with. */
function Address({ name = '', createPersonalEmail = true }: Partial<Values>) {
  if (createPersonalEmail) {
    return (
      <p role="status" className={styles.address}>
        {name.trim() === ''
          ? 'Created from the first name.'
          : `Signs in with ${likelyAddress(name)}, or with a number added if that is taken.`}
      </p>
    );
  }
  return (
    <Form.Item
      name="email"
      label="Email"
      rules={[{ required: true, type: 'email', message: 'Please enter a valid email address' }]}
    >
      <Input required type="email" autoComplete="off" maxLength={createStaffMember.email.maxLength} />
    </Form.Item>
  );
}

interface NewPassword {
  id: string;
  password: string;
}

const change: Mutation<NewPassword> = {
  send: ({ id, password }) => staffCalls.resetPassword(id, password),
  done: () => ({ title: 'Password reset' }),
  failed: () => ({ title: 'Error resetting password' }),
  invalidates: [staffQueries.all(), activityQueries.all()],
};

const useResetStaffPassword = () => useRestMutation(change);

const invitation: Mutation<StaffMember> = {
  send: ({ id }) => staffCalls.sendInvitation(id),
  done: ({ email }) => ({ title: 'Invitation sent', description: `We sent ${email} a link to choose a password.` }),
  failed: () => ({ title: 'Couldn’t send the invitation', description: 'Please try again' }),
};

const useSendInvitation = () => useRestMutation(invitation);

interface ResetPasswordDialogProps extends DialogProps {
  member: StaffMember;
}

const tooShort = `Password must be at least ${String(MIN_PASSWORD_LENGTH)} characters long`;

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
      canSend={length >= MIN_PASSWORD_LENGTH}
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
            Email an invitation instead
          </Button>
        )
      }
      {...dialog}
    >
      <p>{name} is signed out everywhere. Give them the new password yourself.</p>
      <Form.Item
        name="password"
        label="New password"
        rules={[{ required: true, min: MIN_PASSWORD_LENGTH, message: tooShort }]}
      >
        <Input.Password required autoFocus autoComplete="new-password" />
      </Form.Item>
    </FormDialog>
  );
}

/** The dialogs of a staff member, and the one to add someone. */
export type DialogKey = 'password' | 'delete' | 'history' | 'create';

interface StaffDialogProps extends DialogProps {
  dialog: DialogKey;
  /** null for a new staff member. */
  member: StaffMember | null;
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
          invalidates={[staffQueries.all(), activityQueries.all()]}
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
          <ItemActivity subjectType="staff-member" id={member.id} />
        </Dialog>
      );
  }
}
