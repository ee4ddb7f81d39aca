import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import {
  type BoardRole,
  changeOf,
  type GuestNote,
  type NotedGuest,
  noteGuest,
  type Reservation,
  reservationQueries,
} from '@/entities/reservation';
import { draftKey } from '@/entities/session';
import { noteGuest as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { AnswerDialog, Dialog, type DialogProps, FormDialog } from '@/shared/ui/dialogs';
import { MemoryLine } from './memory-line';
import { activityQueries } from '@/entities/activity';
import { useRestMutation } from '@/shared/api';

const useNoteGuest = (role: BoardRole, id: Reservation['id']) =>
  useRestMutation({
    send: (note: GuestNote) => noteGuest(role, id, note),
    done: ({ line }) => ({ title: line ? 'Noted' : 'Note removed' }),
    failed: () => ({ title: 'Update failed', description: 'Your note wasn’t saved.' }),
    invalidates: [reservationQueries.all(), activityQueries.all()],
    of: changeOf(id),
  });

interface NoteGuestDialogProps extends DialogProps {
  role: BoardRole;
  reservation: Pick<Reservation, 'id' | 'customerName'>;
}

/** A guest's history, and the restaurant's one note about them. */
export function NoteGuestDialog(props: NoteGuestDialogProps) {
  const { role, reservation, ...dialog } = props;
  const answer = useQuery(reservationQueries.guestMemory(role, reservation.id));
  const title = `About ${reservation.customerName}`;
  return (
    <AnswerDialog answer={answer} title={title} failed="Couldn’t load what we know about this guest." {...dialog}>
      {(before) =>
        before.canNote ? (
          <NoteForm {...props} title={title} before={before} now={answer.data ?? before} />
        ) : (
          <Dialog {...dialog} title={title} footer={null} onCancel={dialog.onClose} destroyOnHidden>
            <p>You can’t add a note for this guest.</p>
          </Dialog>
        )
      }
    </AnswerDialog>
  );
}

interface NoteFormProps extends NoteGuestDialogProps {
  title: string;
  /** The guest history when the dialog opened, and now. */
  before: NotedGuest;
  now: NotedGuest;
}

const { maxLength } = limits.line;

function NoteForm({ role, reservation: { id }, title, before, now, ...dialog }: NoteFormProps) {
  const draft = useDraft(draftKey(role, `guest-line/${id}`), { line: before.line?.text ?? '' });
  const { send, isPending } = useNoteGuest(role, id);
  const { otherLines = [] } = now;
  const isOther = now.line?.text !== before.line?.text;
  return (
    <FormDialog<{ line: string }>
      title={title}
      okText="Save"
      isBusy={isPending}
      draft={draft}
      onSend={({ line }, onError) => {
        const note = { line: line.trim(), insteadOf: now.line?.text ?? '' };
        send(note, { draft: draft.key, onSuccess: dialog.onClose, onError });
      }}
      {...dialog}
    >
      {(now.visits > 0 || now.pleaseTelephone || now.line || otherLines.length > 0) && (
        <Form.Item>
          <MemoryLine memory={now} />
        </Form.Item>
      )}
      <Form.Item
        name="line"
        label="Guest note"
        extra="For every visit, such as “Likes a quiet table”. The guest can read it, correct it and erase it."
      >
        <Input autoFocus maxLength={maxLength} showCount />
      </Form.Item>
      {isOther && <p role="status">Someone else just wrote: {now.line?.text ?? '(note removed)'}</p>}
    </FormDialog>
  );
}
