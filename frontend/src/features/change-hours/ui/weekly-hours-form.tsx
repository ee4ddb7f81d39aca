import { Button } from 'antd';
import type { SubmitEvent } from 'react';
import type { HoursSheet } from '@/entities/house/hours-sheet';
import { linesOf, WEEK, type Weekday } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { fieldErrors } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { Field, useRefusal } from '@/shared/ui/field';
import { useChangeHours } from '../api/use-change-hours';
import styles from './change-hours.module.css';
import { SpanFields } from './span-fields';

type Typed = Partial<Record<Weekday, { opens: string; closes: string }[]>>;

const named = (day: string) => day.slice(0, 1).toUpperCase() + day.slice(1);
const NOTHING: { validFrom: string; days: Typed } = { validFrom: '', days: {} };

/** The hours of each weekday and the day from which they hold; what is typed is kept until it is saved. */
export function WeeklyHoursForm({ sheet }: { sheet: HoursSheet }) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const draft = useDraft(draftKey('admin', 'hours/weekly'), NOTHING);
  const { send, isPending } = useChangeHours();
  const { validFrom, days } = draft.values;
  const weekly = { ...sheet.weekly, ...days };
  const isChanged = JSON.stringify(weekly) !== JSON.stringify(sheet.weekly);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isIncomplete = WEEK.some((day) => weekly[day].some(({ opens, closes }) => !opens || !closes));
    if (isIncomplete) {
      refuse({ weekly: 'Please enter when each of these opens and closes.' });
      return;
    }
    refuse({});
    send(
      { validFrom: validFrom || sheet.today, weekly, seen: sheet.version },
      {
        draft: draft.key,
        onError(error) {
          refuse(fieldErrors(error));
        },
      },
    );
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} onInput={correct} noValidate aria-label="Weekly hours">
      <dl className={styles.week}>
        {WEEK.map((day) => (
          <div key={day} className={styles.day}>
            <dt>{named(day)}</dt>
            <dd>
              <SpanFields
                label={named(day)}
                spans={weekly[day]}
                onChange={(spans) => {
                  refuse({});
                  draft.write({ ...draft.values, days: { ...days, [day]: spans } });
                }}
              />
            </dd>
          </div>
        ))}
      </dl>
      {errorOf('weekly') && (
        <p role="alert" className={styles.wrong}>
          {errorOf('weekly')}
        </p>
      )}
      <div className={styles.from}>
        <Field name="validFrom" label="Holds from" error={errorOf('validFrom')}>
          {(field) => (
            <input
              {...field}
              type="date"
              min={sheet.today}
              value={validFrom || sheet.today}
              onChange={({ target }) => {
                draft.write({ ...draft.values, validFrom: target.value });
              }}
            />
          )}
        </Field>
        <Button type="primary" htmlType="submit" loading={isPending} disabled={!isChanged}>
          Save weekly hours
        </Button>
        {isChanged && (
          <Button
            onClick={() => {
              draft.drop();
              refuse({});
            }}
          >
            Discard changes
          </Button>
        )}
      </div>
      <p role="status" className={styles.words}>
        {isChanged &&
          `Not saved yet: ${linesOf(weekly)
            .map((line) => `${line.days} ${line.hours}`)
            .join('. ')}.`}
      </p>
    </form>
  );
}
