import { Alert, Button, Checkbox, Flex, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import type { HoursSheet } from '@/entities/settings/hours-sheet';
import type { BookedSlot } from '@/entities/reservation';
import { daysInWords, linesOf, WEEK, type Weekday, weekdayOf } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { fieldErrors } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { useChangeHours } from '../api';
import { BookedOutside, isOpenIn } from './booked-outside';
import styles from './change-hours.module.css';
import { SpanFields, spansAreComplete } from './span-fields';
import { ConfirmDialog } from '@/shared/ui/dialogs';

/** A button that copies the hours of one day to the days that are chosen. */
function CopyHours({ day, onCopy }: { day: Weekday; onCopy: (to: readonly Weekday[]) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<Weekday[]>([]);
  const others = WEEK.filter((other) => other !== day);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <Button
        size="small"
        aria-label={`Copy to other days, from ${daysInWords([day])}`}
        onClick={() => {
          setChosen([]);
          setIsOpen(true);
        }}
      >
        Copy to…
      </Button>
      <ConfirmDialog
        title={`Copy the hours of ${daysInWords([day])}`}
        open={isOpen}
        okText="Copy"
        isBusy={false}
        canConfirm={chosen.length > 0}
        width={360}
        onConfirm={() => {
          onCopy(chosen);
          close();
        }}
        onClose={close}
      >
        <Checkbox
          checked={chosen.length === others.length}
          indeterminate={chosen.length > 0 && chosen.length < others.length}
          onChange={({ target }) => {
            setChosen(target.checked ? others : []);
          }}
        >
          All other days
        </Checkbox>
        <Checkbox.Group
          className={styles.copies}
          aria-label="Copy to"
          options={others.map((value) => ({ value, label: daysInWords([value]) }))}
          value={chosen}
          onChange={setChosen}
        />
      </ConfirmDialog>
    </>
  );
}

type Days = HoursSheet['weekly'];
type Values = Days & { validFrom: string };

interface Typed {
  validFrom: string;
  days: Partial<Days>;
  /** The stored hours when typing began. */
  before: Days;
}

/** The hours of each weekday and the day from which they apply. Typing is a draft until it is saved. */
export function WeeklyHoursForm({ sheet, booked }: { sheet: HoursSheet; booked: readonly BookedSlot[] }) {
  const [form] = Form.useForm<Values>();
  const [refusal, setRefusal] = useState<string>();
  const [isWarned, setIsWarned] = useState(false);
  const draft = useDraft<Typed>(draftKey('admin', 'hours/weekly'), { validFrom: '', days: {}, before: sheet.weekly });
  const { send, isPending } = useChangeHours();
  const { validFrom, days, before } = draft.values;
  const weekly = { ...sheet.weekly, ...days };
  const changedElsewhere = WEEK.filter(
    (day) => days[day] && JSON.stringify(before[day]) !== JSON.stringify(sheet.weekly[day]),
  );
  const isComplete = WEEK.every((day) => weekly[day].every(({ opens, closes }) => opens && closes));
  const isChanged = JSON.stringify(weekly) !== JSON.stringify(sheet.weekly);
  const special = new Set(sheet.special.map(({ date }) => date));
  const isNewlyOutside = (slot: BookedSlot) => {
    const { preferredDate: date } = slot;
    if (date < (validFrom || sheet.today) || special.has(date)) return false;
    const day = weekdayOf(date);
    return isOpenIn(sheet.weekly[day], slot) && !isOpenIn(weekly[day], slot);
  };
  const shown = JSON.stringify({ ...weekly, validFrom: validFrom || sheet.today });
  // The stored values change when they are saved, here or elsewhere, and the shown ones when a draft is discarded.
  useEffect(() => {
    form.setFieldsValue(JSON.parse(shown) as Values);
  }, [form, shown]);

  function write({ validFrom: from = validFrom, ...changed }: Partial<Values>) {
    setRefusal(undefined);
    // What was wrong with a day may be settled at the next one.
    form.setFields(WEEK.map((name) => ({ name, errors: [] })));
    draft.write({ validFrom: from, days: { ...days, ...changed }, before });
  }

  function save() {
    setRefusal(undefined);
    if (changedElsewhere.length > 0 && !isWarned) {
      setIsWarned(true);
      setRefusal(
        `Someone else changed the hours of ${daysInWords(changedElsewhere)} while you were editing. Saving again replaces their changes.`,
      );
      return;
    }
    send(
      { validFrom: validFrom || sheet.today, weekly, seen: sheet.version },
      {
        draft: draft.key,
        onError(error) {
          const ofDays = fieldErrors(error, 'weekly');
          const wrong = WEEK.filter((day) => ofDays[day]);
          const { validFrom: tooEarly, ...others } = fieldErrors(error);
          form.setFields([
            { name: 'validFrom', errors: tooEarly ? [tooEarly] : [] },
            ...wrong.map((day) => ({ name: day, errors: [ofDays[day] ?? ''] })),
          ]);
          if (wrong[0]) form.scrollToField(wrong[0], { focus: true });
          else setRefusal(Object.values(others)[0]);
        },
      },
    );
  }

  return (
    <Form<Values>
      form={form}
      name="weekly-hours"
      className="gapped"
      layout="horizontal"
      colon={false}
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      aria-label="Weekly hours"
      noValidate
      onValuesChange={write}
      onFinish={save}
    >
      <div className={styles.week}>
        {WEEK.map((day: Weekday) => (
          <Form.Item
            key={day}
            name={day}
            label={daysInWords([day])}
            className={styles.day}
            rules={[spansAreComplete]}
            validateTrigger="onSubmit"
          >
            <SpanFields label={daysInWords([day])}>
              <CopyHours
                day={day}
                onCopy={(to) => {
                  write(Object.fromEntries(to.map((other) => [other, weekly[day]])));
                }}
              />
            </SpanFields>
          </Form.Item>
        ))}
      </div>
      <BookedOutside booked={booked} isOutside={isNewlyOutside} />
      {refusal && <Alert type="error" showIcon title={refusal} />}
      <Flex gap="12px 16px" wrap align="end">
        <Form.Item name="validFrom" label="Starts on" layout="vertical">
          <Input type="date" min={sheet.today} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isPending} disabled={!isChanged}>
          Save weekly hours
        </Button>
        {isChanged && (
          <Button
            onClick={() => {
              draft.drop();
              setIsWarned(false);
              setRefusal(undefined);
            }}
          >
            Discard changes
          </Button>
        )}
      </Flex>
      <p role="status" className={styles.words}>
        {isChanged &&
          isComplete &&
          `Not saved yet: ${linesOf(weekly)
            .map((line) => `${line.days} ${line.hours}`)
            .join('. ')}.`}
      </p>
    </Form>
  );
}
