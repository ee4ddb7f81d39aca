import { Button, Input } from 'antd';
import { searchAmong, Select } from '@/shared/ui/select';
import { FIELDS, KINDS, MONTHS, newCondition, type TypedCondition } from '../model/segment-values';
import styles from './segments.module.css';

const FIELD_CHOICES = FIELDS.map((value) => ({ value, label: KINDS[value].label }));
const MONTH_CHOICES = MONTHS.map((label, index) => ({ value: String(index + 1), label }));

interface ConditionFieldsProps {
  /** From 1. */
  place: number;
  onRemove: () => void;
  /** Given by the form item, as what follows: of the field that is typed in. */
  id?: string;
  'aria-invalid'?: 'true';
  'aria-describedby'?: string;
  value?: TypedCondition;
  onChange?: (condition: TypedCondition) => void;
}

export function ConditionFields({
  place,
  onRemove,
  value: condition = newCondition(),
  onChange,
  ...typedIn
}: ConditionFieldsProps) {
  const { operators, input, unit } = KINDS[condition.field];
  const label = (what: string) => `${what} of condition ${String(place)}`;
  return (
    <div className={styles.condition}>
      <Select
        className={styles.choice}
        aria-label={label('Field')}
        value={condition.field}
        showSearch={searchAmong(FIELD_CHOICES)}
        options={FIELD_CHOICES}
        onChange={(field) => {
          onChange?.(newCondition(field));
        }}
      />
      <Select
        className={styles.choice}
        aria-label={label('Comparison')}
        value={condition.operator}
        options={Object.entries(operators).map(([value, words]) => ({ value, label: words }))}
        onChange={(operator: string) => {
          onChange?.({ ...condition, operator: operator as TypedCondition['operator'] });
        }}
      />
      {input === 'month' ? (
        <Select
          className={styles.choice}
          aria-label={label('Month')}
          value={condition.value}
          showSearch={searchAmong(MONTH_CHOICES)}
          options={MONTH_CHOICES}
          onChange={(value) => {
            onChange?.({ ...condition, value });
          }}
        />
      ) : (
        <Input
          {...typedIn}
          className={styles.value}
          aria-label={label(unit === undefined ? 'Value' : `Number of ${unit}`)}
          type={input}
          min={0}
          value={condition.value}
          onChange={({ target }) => {
            onChange?.({ ...condition, value: target.value });
          }}
        />
      )}
      {unit !== undefined && <span>{unit}</span>}
      <Button type="text" aria-label={`Remove condition ${String(place)}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
