import { Button, Checkbox, Form, Input, Segmented } from 'antd';
import { useState } from 'react';
import { useHasAreas } from '@/entities/settings/current-restaurant';
import {
  type Area,
  beyondWords,
  type BoardRole,
  BookingFields,
  enterReservation,
  type Entry,
  type Reservation,
  reservationQueries,
  slotMinutes,
  slotsWithin,
  type TimeSlot,
  timeSlots,
  useBeyondQuestion,
} from '@/entities/reservation';
import { addDays, bookableHours, formatShortDay, isOpenAt, restaurantNow, useToday } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { fieldErrors, type Mutation, useRestMutation } from '@/shared/api';
import { enterReservation as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { type DialogProps, FormDialog, required } from '@/shared/ui/dialogs';
import { phoneRules } from '@/shared/ui/field';
import { activityQueries } from '@/entities/activity';

const enter = (role: BoardRole): Mutation<Entry, Reservation> => ({
  send: (entry) => enterReservation(role, entry),
  done: ({ status }, { customerName, preferredDate, preferredTime }) => ({
    title: status === 'pending' ? 'Request entered' : 'Reservation entered',
    subject: `${customerName}, ${formatShortDay(preferredDate)}, ${preferredTime}`,
  }),
  failed: (_, error) =>
    beyondWords(error) === undefined ? { title: 'Couldn’t save', description: 'Please try again' } : undefined,
  invalidates: [reservationQueries.all(), activityQueries.all()],
});

const useEnterReservation = (role: BoardRole) => useRestMutation(enter(role));

/** The restaurant may be closed for weeks. */
const DAYS_AHEAD = 60;

/** The next half hour when the restaurant is open, which is what walk-ins usually mean. */
export function nextSlot({ date, minutes }: { date: string; minutes: number }): { date: string; time: TimeSlot } {
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const day = addDays(date, days);
    const time = timeSlots.find((slot) => isLater(slot, days === 0 ? minutes : 0, day));
    if (time) return { date: day, time };
  }
  return { date, time: slotsWithin(bookableHours())[0] ?? timeSlots[0] };
}

const isLater = (slot: TimeSlot, minutes: number, day: string) =>
  slotMinutes(slot) >= minutes && isOpenAt(day, slotMinutes(slot));

/** How far ahead a table can be requested, in days. */
const A_YEAR = 365;

interface EnterDialogProps extends DialogProps {
  role: BoardRole;
  /** The day on screen; null for the next half hour. */
  date: string | null;
}

type Sheet = Pick<Entry, 'customerName' | 'partySize' | 'preferredDate' | 'preferredTime'> & {
  area: Area | null;
  customerPhone: string;
  customerEmail: string;
  specialRequests: string;
  source: 'phone' | 'door';
  isWaiting: boolean;
};

const REST = ['customerPhone', 'customerEmail', 'specialRequests', 'source', 'isWaiting'];
const isOfTheRest = (fields: readonly string[]) => fields.some((field) => REST.includes(field));

function blankFor(date: string | null): Sheet {
  const now = restaurantNow();
  const next = nextSlot(date === null || date <= now.date ? now : { date, minutes: 0 });
  return {
    customerName: '',
    partySize: '2',
    preferredDate: next.date,
    preferredTime: next.time,
    area: null,
    customerPhone: '',
    customerEmail: '',
    specialRequests: '',
    source: 'phone',
    isWaiting: false,
  };
}

const entryOf = ({ isWaiting, area, customerPhone, customerEmail, specialRequests, ...rest }: Sheet): Entry => ({
  ...rest,
  ...(area && { area }),
  ...(customerPhone && { customerPhone }),
  ...(customerEmail && { customerEmail }),
  ...(specialRequests && { specialRequests }),
  status: isWaiting ? 'pending' : 'confirmed',
});

/** A phone or walk-in request. */
export function EnterDialog({ role, date, ...dialog }: EnterDialogProps) {
  const [blank] = useState(() => blankFor(date));
  const draft = useDraft(draftKey(role, 'new-reservation'), blank);
  const today = useToday();
  const hasAreas = useHasAreas();
  const { send, isPending } = useEnterReservation(role);
  const askBeyond = useBeyondQuestion();
  const [isMore, setMore] = useState(() =>
    REST.some((name) => draft.values[name as keyof Sheet] !== blank[name as keyof Sheet]),
  );

  return (
    <FormDialog<Sheet>
      title="New request"
      width={680}
      okText={draft.values.isWaiting ? 'Enter request' : 'Enter and confirm'}
      isBusy={isPending}
      draft={draft}
      onIncomplete={(fields) => {
        if (isOfTheRest(fields)) setMore(true);
      }}
      onSend={(sheet, onRefused) => {
        const enter = (entry: Entry) => {
          send(entry, {
            draft: draft.key,
            onSuccess: dialog.onClose,
            onError: (error) => {
              const words = beyondWords(error);
              if (isOfTheRest(Object.keys(fieldErrors(error)))) setMore(true);
              if (words !== undefined)
                askBeyond(words, () => {
                  enter({ ...entry, beyondCapacity: true });
                });
              onRefused(error);
            },
          });
        };
        enter(entryOf(sheet));
      }}
      {...dialog}
    >
      <BookingFields
        days={{ first: today, last: addDays(today, A_YEAR) }}
        times={slotsWithin(bookableHours())}
        hasAreas={hasAreas}
      >
        <Form.Item name="customerName" label="Name" rules={required('Enter a name.')}>
          <Input autoFocus autoComplete="off" maxLength={limits.customerName.maxLength} />
        </Form.Item>
      </BookingFields>
      <Button
        type="link"
        aria-expanded={isMore}
        style={{ paddingInline: 0 }}
        onClick={() => {
          setMore(!isMore);
        }}
      >
        {isMore ? 'Less' : 'More'}
      </Button>
      <div hidden={!isMore}>
        <div className="pair">
          <Form.Item name="customerPhone" label="Phone" rules={phoneRules} validateTrigger="onSubmit">
            <Input type="tel" autoComplete="off" maxLength={limits.customerPhone.maxLength} />
          </Form.Item>
          <Form.Item name="customerEmail" label="Email" extra="Without an email address, the guest gets no email.">
            <Input type="email" autoComplete="off" maxLength={limits.customerEmail.maxLength} />
          </Form.Item>
        </div>
        <Form.Item name="specialRequests" label="Special requests">
          <Input.TextArea rows={2} maxLength={limits.specialRequests.maxLength} />
        </Form.Item>
        <div className="pair">
          <Form.Item name="source" label="Requested">
            <Segmented
              aria-label="Requested"
              options={[
                { value: 'phone', label: 'By phone' },
                { value: 'door', label: 'At the door' },
              ]}
            />
          </Form.Item>
          <Form.Item name="isWaiting" valuePropName="checked">
            <Checkbox>Still waiting for a reply</Checkbox>
          </Form.Item>
        </div>
      </div>
    </FormDialog>
  );
}
