import { Flex } from 'antd';
import {
  consentWords,
  type Contact,
  contactCalls,
  contactQueries,
  nameOf,
  reachOf,
} from '@/entities/email-marketing/contacts';
import { formatMoment, formatShortDayOf } from '@/entities/restaurant';
import { activityQueries } from '@/entities/activity';
import { DuplicatesDialog } from './duplicates-dialog';
import { SegmentsDialog } from './segments-dialog';
import { DeleteDialog } from '@/shared/ui/dialogs';
import { ImportContactsDialog } from './import-contacts-dialog';
import type { DialogKey } from './open-contact';
import { EditContactDialog, NewContactDialog } from './write-contact';

/** A contact's consent and visits, which are not editable. */
function ContactRecord({ contact }: { contact: Contact }) {
  const { otherAddresses, consent, totalVisits, lastVisit, source, createdAt, optInAskedAt, dateOfBirth } = contact;
  return (
    <Flex component="section" vertical gap={4} className="soft ruled" style={{ marginTop: 8 }} aria-label="Record">
      <p>
        {consent ? `Opted in ${formatMoment(consent.at)}, ${consentWords(consent)}` : reachOf(contact).label}
        {!consent && optInAskedAt !== null && `, opt-in requested ${formatShortDayOf(optInAskedAt)}`}
      </p>
      <p>
        {`${String(totalVisits)} ${totalVisits === 1 ? 'visit' : 'visits'}`}
        {lastVisit !== null && `, last on ${formatShortDayOf(lastVisit)}`} · Added {formatShortDayOf(createdAt)} from{' '}
        {source}
      </p>
      {otherAddresses.length > 0 && <p>Also known by {otherAddresses.join(', ')}</p>}
      {dateOfBirth?.startsWith('--') && <p>Birthday {dateOfBirth.slice(2).replace('-', '/')}, year unknown</p>}
      <p>For data and deletion requests, the owner uses Personal data under Inquiries.</p>
    </Flex>
  );
}

interface ContactDialogProps {
  dialog: DialogKey;
  /** The contact, for dialogs about one. */
  contact: Contact | undefined;
  onDeleted: (id: string) => void;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function ContactDialog({ dialog, contact, onDeleted, ...props }: ContactDialogProps) {
  if (contact) {
    if (dialog === 'delete') {
      return (
        <DeleteDialog
          id={contact.id}
          noun="Contact"
          title={`Delete ${nameOf(contact)}?`}
          call={contactCalls.delete}
          invalidates={[contactQueries.all(), activityQueries.all()]}
          onDeleted={onDeleted}
          {...props}
        >
          <p>
            Are you sure you want to delete this contact? Campaigns being sent skip them from now on. If they
            unsubscribed, they stay unsubscribed.
          </p>
        </DeleteDialog>
      );
    }
    return <EditContactDialog contact={contact} {...props} footnote={<ContactRecord contact={contact} />} />;
  }
  if (dialog === 'import') return <ImportContactsDialog {...props} />;
  if (dialog === 'duplicates') return <DuplicatesDialog {...props} />;
  if (dialog === 'segments') return <SegmentsDialog {...props} />;
  return <NewContactDialog {...props} />;
}
