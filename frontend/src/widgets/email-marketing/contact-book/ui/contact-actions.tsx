import { Button } from 'antd';
import { type Contact, nameOf } from '@/entities/email-marketing/contacts';
import { useOpenItem } from '@/shared/lib/open-item';
import { type DialogKey, loadContactDialog } from './open-contact';

const prepare = () => void loadContactDialog().catch(() => undefined);

interface ContactActionsProps {
  contact: Contact;
  className: string | undefined;
  size?: 'small' | 'medium';
}

export function ContactActions({ contact, className, size }: ContactActionsProps) {
  const item = useOpenItem();
  const opens = (dialog: DialogKey, verb: string) => ({
    size,
    'aria-label': `${verb} ${nameOf(contact)}`,
    onFocus: prepare,
    onClick: () => {
      item.open(contact.id, dialog);
    },
  });
  return (
    <div className={className}>
      <Button type={size === 'small' ? 'text' : 'default'} {...opens('edit', 'Edit')}>
        Edit
      </Button>
      <Button type="text" {...opens('delete', 'Delete')}>
        Delete
      </Button>
    </div>
  );
}
