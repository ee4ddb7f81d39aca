import { Checkbox, Form, Input } from 'antd';
import { ALLERGENS, contradictionIn, DIETS } from '@/entities/menu';
import { dishBody as limits } from '@/shared/call-schema';
import { inWords } from '@/shared/lib/words';
import { isPrice } from '../model';
import styles from './edit-menu.module.css';

const PRICE = 'Enter a price such as 15.00, or 12-14.';

const diets = DIETS.map(({ id, label }) => ({ value: id, label }));
const allergens = ALLERGENS.map((value) => ({ value, label: inWords(value) }));

interface PriceFieldProps {
  name: string;
  label: string;
  isOptional?: boolean;
}

export const PriceField = ({ name, label, isOptional = false }: PriceFieldProps) => (
  <Form.Item
    name={name}
    label={label}
    validateTrigger="onBlur"
    rules={[
      {
        validator: (_, price: string) =>
          (isOptional && !price.trim()) || isPrice(price) ? Promise.resolve() : Promise.reject(new Error(PRICE)),
      },
    ]}
  >
    <Input required={!isOptional} maxLength={limits.price.maxLength} inputMode="decimal" placeholder="15.00" />
  </Form.Item>
);

/** What a dish and a soup have in common. */
export const DietFields = () => (
  <>
    <Form.Item name="diets" label="Suits">
      <Checkbox.Group className={styles.choices} options={diets} />
    </Form.Item>
    <Form.Item
      name="contains"
      label="Contains"
      dependencies={['diets']}
      rules={[
        ({ getFieldValue }) => ({
          validator(_, contains: string[]) {
            const found = contradictionIn({ diets: getFieldValue('diets') as string[], contains });
            return found ? Promise.reject(new Error(`It can’t be ${found}.`)) : Promise.resolve();
          },
        }),
      ]}
    >
      <Checkbox.Group className={styles.choices} options={allergens} />
    </Form.Item>
  </>
);
