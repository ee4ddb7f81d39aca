import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { daysInWords, WEEK, type Weekday } from '@/entities/restaurant';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import styles from './change-hours.module.css';

/** A button that copies the hours of one day to the days that are chosen. */
export function CopyHours({ day, onCopy }: { day: Weekday; onCopy: (to: readonly Weekday[]) => void }) {
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
