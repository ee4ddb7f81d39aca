import { Button, Flex } from 'antd';
import {
  type BoardRole,
  isChangeable,
  isUnseen,
  type LateMinutes,
  reportLate,
  type Reply,
  type Reservation,
  reservationQueries,
  seeReply,
} from '@/entities/reservation';
import { formatMoment } from '@/entities/restaurant';
import { activityQueries } from '@/entities/activity';
import { type Mutation, optimisticAnswer, useRestMutation } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { StatusTag } from '@/shared/ui/status-tag';
import styles from './guest-reply.module.css';

interface Proposed {
  label: string;
  does: { late: LateMinutes } | { opens: 'cancel' | 'change' };
}

const CHOICES: readonly LateMinutes[] = [10, 20, 30];

/** The step that a reply asks for, if it is still possible. */
function proposed(
  { proposals }: Pick<Reply, 'proposals'>,
  { status, lateByMinutes }: Pick<Reservation, 'status' | 'lateByMinutes'>,
): Proposed[] {
  return proposals.flatMap(({ kind, minutes }): Proposed[] => {
    if (kind === 'late') {
      const choices = status === 'confirmed' ? (minutes === null ? CHOICES : [minutes]) : [];
      return choices
        .filter((choice) => choice !== lateByMinutes)
        .map((choice) => ({ label: `${String(choice)} minutes late`, does: { late: choice } }));
    }
    if (!isChangeable(status)) return [];
    return kind === 'cancel'
      ? [{ label: status === 'pending' ? 'Cancel this request' : 'Cancel this table', does: { opens: 'cancel' } }]
      : [{ label: 'Change date, time or size', does: { opens: 'change' } }];
  });
}

interface Lateness {
  id: Reservation['id'];
  guest: Reservation['customerName'];
  minutes: LateMinutes;
}

const note = (role: BoardRole): Mutation<Lateness> => ({
  send: ({ id, minutes }) => reportLate(role, id, minutes),
  done: ({ guest, minutes }) => ({ title: `Noted: ${String(minutes)} minutes late`, subject: guest }),
  failed: () => ({ title: 'Couldn’t save', description: 'Please try again' }),
  invalidates: [reservationQueries.all(), activityQueries.all()],
});

const useReportLate = (role: BoardRole) => useRestMutation(note(role));

type Seeing = Pick<Reply, 'id'>;

const see = (role: BoardRole): Mutation<Seeing> => ({
  send: ({ id }) => seeReply(role, id),
  failed: () => ({ title: 'Couldn’t mark as seen', description: 'Please try again' }),
  invalidates: [reservationQueries.replies(role).queryKey, activityQueries.all()],
  optimisticUpdate: ({ id }) => [
    optimisticAnswer<Reply[]>(reservationQueries.replies(role).queryKey, (replies) =>
      replies.map((reply) =>
        reply.id === id ? { ...reply, seenAt: reply.seenAt ?? new Date().toISOString() } : reply,
      ),
    ),
  ],
});

const useSeeReply = (role: BoardRole) => useRestMutation(see(role));

interface GuestReplyProps {
  role: BoardRole;
  reply: Reply;
  reservation: Reservation;
  /** Whether to offer the step for a read reply, too. */
  isWhole?: boolean;
  /** Whether it is the one that the dialog for an answer shows. */
  canAnswer: boolean;
}

/** A guest's reply with a suggested step; a person decides. */
export function GuestReply({ role, reply, reservation, isWhole = false, canAnswer }: GuestReplyProps) {
  const { id, customerName: guest } = reservation;
  const { text, isCut, leftOut, attachments, otherAddress, textedFrom, receivedAt, seenBy, answer } = reply;
  const item = useOpenItem();
  const seeing = useSeeReply(role);
  const noting = useReportLate(role);
  const isNew = isUnseen(reply);
  const steps = isNew || isWhole ? proposed(reply, reservation) : [];

  const see = () => {
    if (isNew) seeing.send({ id: reply.id });
  };
  return (
    <Flex vertical gap={6} className={styles.reply} role="group" data-new={isNew} aria-label={`Reply from ${guest}`}>
      <Flex component="p" gap="4px 8px" wrap align="center" className={styles.head}>
        <strong>Reply</strong>
        <time dateTime={receivedAt}>{formatMoment(receivedAt)}</time>
        {isNew ? <StatusTag tone="info">New</StatusTag> : seenBy !== null && <span>seen by {seenBy}</span>}
      </Flex>
      {textedFrom !== null && <p className="soft">Text message from {textedFrom}</p>}
      {otherAddress !== null && <p className="soft">From {otherAddress}</p>}
      <p className="pre-line" dir="auto">
        {text || '(empty message)'}
      </p>
      {isCut && (
        <p className="soft">The rest was cut off.{textedFrom === null && ' The full message is in your mailbox.'}</p>
      )}
      {leftOut !== null && (
        <details className="soft">
          <summary>Show hidden text</summary>
          <p className="pre-line" dir="auto">
            {leftOut}
          </p>
        </details>
      )}
      {attachments.length > 0 && (
        <p className="soft">
          {textedFrom === null ? 'In your mailbox' : 'Not shown here'}: {attachments.join(', ')}
        </p>
      )}
      {answer && <Answer answer={answer} isText={textedFrom !== null} />}
      {(steps.length > 0 || isNew || canAnswer) && (
        <Flex component="p" gap="small" wrap>
          {steps.map(({ label, does }) => (
            <Button
              key={label}
              size="small"
              loading={noting.isPending && 'late' in does && noting.variables?.minutes === does.late}
              onClick={() => {
                if ('late' in does) noting.send({ id, guest, minutes: does.late }, { onSuccess: see });
                else {
                  see();
                  item.open(id, does.opens);
                }
              }}
            >
              {label}
            </Button>
          ))}
          {canAnswer && (
            <Button
              size="small"
              aria-label={`Answer ${guest}`}
              onClick={() => {
                item.open(id, 'answer');
              }}
            >
              Answer
            </Button>
          )}
          {isNew && (
            <Button size="small" type="text" aria-label={`Mark as seen: reply from ${guest}`} onClick={see}>
              Mark as seen
            </Button>
          )}
        </Flex>
      )}
    </Flex>
  );
}

interface AnswerProps {
  answer: NonNullable<Reply['answer']>;
  isText: boolean;
}

/** What the restaurant wrote back. */
function Answer({ answer: { text, answeredAt, answeredBy, isSent }, isText }: AnswerProps) {
  const isLost = isText && isSent === false;
  return (
    <div className="remark" data-level={isLost ? 'error' : undefined}>
      <p className="soft">
        Answered by {answeredBy} · {formatMoment(answeredAt)}
        {isText && isSent === null && ' · Sending...'}
      </p>
      <p className="pre-line" dir="auto">
        {text}
      </p>
      {isLost && <p role="status">This text message wasn’t sent. Call the guest instead.</p>}
    </div>
  );
}
