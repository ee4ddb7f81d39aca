import { Alert, Form, Input } from 'antd';
import { useState } from 'react';
import type { Span, SpecialHours } from '@/entities/settings/hours-sheet';
import type { BookedSlot } from '@/entities/reservation';
import { formatHours, inMinutes, plainDay } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { hasStatus } from '@/shared/api';
import { specialHoursBody as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/dialogs';
import { useAddDays, useChangeDays } from '../api';
import { BookedOutside, isOpenIn } from './booked-outside';
import { spansAreComplete, SpanFields } from './span-fields';

interface Values {
  from: string;
  to: string;
  /** Empty when the restaurant is closed. */
  spans: Span[];
  note: string;
  /** Its `updatedAt` when typing began. */
  seen: string;
}

interface DaysDialogProps {
  /** null for new ones. */
  days: SpecialHours | null;
  today: string;
  booked: readonly BookedSlot[];
  open: boolean;
  onClose: () => void;
}

const valuesOf = (days: SpecialHours | null): Values => ({
  from: days?.from ?? '',
  to: days && days.to !== days.from ? days.to : '',
  spans: days?.spans ?? [],
  note: days?.note ?? '',
  seen: days?.updatedAt ?? '',
});

function daysWords({ from, to, spans, note }: SpecialHours): string {
  const when = from === to ? plainDay(from) : `${plainDay(from)} – ${plainDay(to)}`;
  return [when, formatHours(spans.map(inMinutes)), note].filter(Boolean).join(', ');
}

/** Adds or edits special hours or a closure. Typing is a draft until it is saved or discarded. */
export function DaysDialog({ days, today, booked, open, onClose }: DaysDialogProps) {
  const adding = useAddDays();
  const changing = useChangeDays();
  const draft = useDraft(draftKey('admin', `hours/${days?.id ?? 'new'}`), valuesOf(days));
  const [isRefused, setIsRefused] = useState(false);
  const isChanged = days !== null && isRefused && days.updatedAt !== draft.values.seen;
  const { from, to, spans } = draft.values;
  const isBusy = adding.isPending || changing.isPending;
  return (
    <FormDialog<Values>
      title={days ? 'Change these days' : 'Add a special day or closure'}
      open={open}
      okText="Save days"
      isBusy={isBusy}
      draft={draft}
      onSend={(body, onError) => {
        const outcome = {
          draft: draft.key,
          onSuccess: onClose,
          onError(error: Error) {
            setIsRefused(hasStatus(error, 409));
            onError(error);
          },
        };
        // After a refusal, saving again replaces what another person has saved.
        if (days)
          changing.send({ ...body, id: days.id, seen: isRefused ? days.updatedAt : draft.values.seen }, outcome);
        else adding.send(body, outcome);
      }}
      onClose={onClose}
      footnote={
        <>
          <BookedOutside
            booked={booked}
            isOutside={(slot) =>
              slot.preferredDate >= from && slot.preferredDate <= (to || from) && !isOpenIn(spans, slot)
            }
          />
          {isChanged && (
            <Alert
              type="warning"
              showIcon
              title={`Someone else saved: ${daysWords(days)}. Saving again replaces their changes.`}
            />
          )}
        </>
      }
    >
      <div className="pair">
        <Form.Item name="from" label="First day" rules={[{ required: true, message: 'Choose a date.' }]}>
          <Input type="date" min={days ? undefined : today} />
        </Form.Item>
        <Form.Item name="to" label="Last day (optional)">
          <Input type="date" min={today} />
        </Form.Item>
      </div>
      <Form.Item name="spans" label="Hours" rules={[spansAreComplete]} validateTrigger="onSubmit">
        <SpanFields label="these days" />
      </Form.Item>
      <Form.Item name="note" label="Note for guests (optional)">
        <Input maxLength={limits.note.maxLength} placeholder="A wedding in the courtyard" />
      </Form.Item>
    </FormDialog>
  );
}
