import { Button } from 'antd';
import { FIELDS, KINDS, MONTHS, newCondition, type TypedCondition } from '../model/segment-values';
import styles from './segments.module.css';

interface ConditionFieldsProps {
  /** From 1. */
  place: number;
  condition: TypedCondition;
  onChange: (condition: TypedCondition) => void;
  onRemove: () => void;
}

export function ConditionFields({ place, condition, onChange, onRemove }: ConditionFieldsProps) {
  const { operators, input, unit } = KINDS[condition.field];
  const label = (what: string) => `${what} of condition ${String(place)}`;
  return (
    <div className={styles.condition}>
      <select
        aria-label={label('Field')}
        value={condition.field}
        onChange={({ target }) => {
          onChange(newCondition(FIELDS.find((field) => field === target.value)));
        }}
      >
        {FIELDS.map((field) => (
          <option key={field} value={field}>
            {KINDS[field].label}
          </option>
        ))}
      </select>
      <select
        aria-label={label('Comparison')}
        value={condition.operator}
        onChange={({ target }) => {
          onChange({ ...condition, operator: target.value as TypedCondition['operator'] });
        }}
      >
        {Object.entries(operators).map(([operator, words]) => (
          <option key={operator} value={operator}>
            {words}
          </option>
        ))}
      </select>
      {input === 'month' ? (
        <select
          aria-label={label('Month')}
          value={condition.value}
          onChange={({ target }) => {
            onChange({ ...condition, value: target.value });
          }}
        >
          {MONTHS.map((month, index) => (
            <option key={month} value={String(index + 1)}>
              {month}
            </option>
          ))}
        </select>
      ) : (
        <input
          aria-label={label(unit === undefined ? 'Value' : `Number of ${unit}`)}
          type={input}
          min={0}
          value={condition.value}
          onChange={({ target }) => {
            onChange({ ...condition, value: target.value });
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
