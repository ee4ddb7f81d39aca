import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { searchAmong, Select } from '@/shared/ui/select';
import { areaLabel, areas } from '../model/areas';
import { partyLabel, partySizes, type TimeSlot } from '../model/request-options';
import styles from './booking-fields.module.css';

const PARTIES = partySizes.map((value) => ({ value, label: partyLabel(value) }));
const AREAS = areas.map((value) => ({ value, label: areaLabel(value) }));

interface BookingFieldsProps {
  /** The first and the last selectable day. */
  days: { first: string; last: string };
  times: readonly TimeSlot[];
  /** Whether guests can choose inside or courtyard. */
  hasAreas: boolean;
  children?: ReactNode;
}

/** Party size, date and time in a row, after the form's first field. Phones show their own pickers. */
export function BookingFields({ days, times, hasAreas, children }: BookingFieldsProps) {
  const options = times.map((value) => ({ value, label: value }));
  return (
    <div className={styles.fields} data-fields={children ? 'four' : 'three'}>
      {children}
      <Form.Item name="partySize" label="Guests">
        <Select options={PARTIES} />
      </Form.Item>
      <Form.Item name="preferredDate" label="Date" rules={[{ required: true, message: 'Choose a date.' }]}>
        <Input type="date" min={days.first} max={days.last} />
      </Form.Item>
      <Form.Item name="preferredTime" label="Time">
        <Select showSearch={searchAmong(options)} options={options} />
      </Form.Item>
      {hasAreas && (
        <Form.Item name="area" label="Where" className={styles.where}>
          <Select options={AREAS} placeholder="Any area" />
        </Form.Item>
      )}
    </div>
  );
}
