import { Flex, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useHasAreas } from '@/entities/settings/current-restaurant';
import {
  areaWords,
  type BoardRole,
  Mentions,
  partyLabel,
  type Reservation,
  standingLabel,
} from '@/entities/reservation';
import { formatShortDay } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { changeReservation } from '@/shared/call-schema';
import { useEditDraft } from '@/shared/lib/draft';
import { telHref } from '@/shared/lib/phone';
import { mailHref } from '@/shared/links';
import { type DialogProps, FormDialog, useOverwriteWarning } from '@/shared/ui/dialogs';
import { useWriteNotes } from '../api';
import styles from './asked.module.css';

/** Identifies the request, since a guest may have several. */
function CurrentNotes({ of: reservation }: { of: Reservation }) {
  const { preferredDate, preferredTime, partySize, area, mentions } = reservation;
  const { customerEmail, customerPhone, specialRequests } = reservation;
  const hasAreas = useHasAreas();
  return (
    <>
      <p className={styles.booking}>
        <strong>
          {formatShortDay(preferredDate)}, {preferredTime}
        </strong>
        , {partyLabel(partySize)}, {hasAreas && area && `${areaWords(area)}, `}
        {standingLabel(reservation).toLowerCase()}
      </p>
      {(customerEmail ?? customerPhone) && (
        <Flex component="p" gap="0 16px" wrap className={styles.contact}>
          {customerEmail && <a href={mailHref(customerEmail)}>{customerEmail}</a>}
          {customerPhone && <a href={telHref(customerPhone)}>{customerPhone}</a>}
        </Flex>
      )}
      <Mentions of={mentions} />
      {specialRequests && (
        <p className={styles.specialRequest}>
          <strong>Special requests:</strong> {specialRequests}
        </p>
      )}
    </>
  );
}

interface NotesDialogProps extends DialogProps {
  role: BoardRole;
  reservation: Reservation;
  /** More about the reservation, below the form. */
  footnote?: ReactNode;
}

const { maxLength } = changeReservation.adminNotes;

export function NotesDialog({ role, reservation, footnote, ...dialog }: NotesDialogProps) {
  const { id, status, customerName, adminNotes } = reservation;
  const saved = adminNotes ?? '';
  const draft = useEditDraft(draftKey(role, `reservation-notes/${id}`), { adminNotes: saved });
  const before = draft.before.adminNotes;
  const { expecting, onRefused, warning } = useOverwriteWarning('these notes');
  const { send, isPending } = useWriteNotes(role, id);

  return (
    <FormDialog<{ adminNotes: string }>
      title={`Manage: ${customerName}`}
      okText="Save notes"
      isBusy={isPending}
      draft={draft}
      onSend={({ adminNotes: text }, onError) => {
        send(
          {
            id,
            guest: customerName,
            adminNotes: text,
            expectedStatus: status,
            ...expecting({ expectedNotes: before }),
          },
          {
            draft: draft.key,
            onSuccess: dialog.onClose,
            onWait: dialog.onClose,
            onError(error) {
              onRefused(error);
              onError(error);
            },
          },
        );
      }}
      footnote={
        <>
          {warning}
          {footnote}
        </>
      }
      {...dialog}
    >
      <CurrentNotes of={reservation} />
      <Form.Item name="adminNotes" label={role === 'admin' ? 'Admin notes' : 'Staff notes'}>
        <Input.TextArea autoFocus rows={4} maxLength={maxLength} showCount />
      </Form.Item>
      {saved !== before && saved !== draft.values.adminNotes && (
        <p role="status">Someone else just wrote: {saved || '(notes cleared)'}</p>
      )}
    </FormDialog>
  );
}
