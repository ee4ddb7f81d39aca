import { Checkbox, Form, Input } from 'antd';
import type { EditedDish, EditedMenu, MenuRole } from '@/entities/house/menu-sheet';
import { draftKey } from '@/entities/session';
import { dishBody as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog, required } from '@/shared/ui/dialogs';
import { Select } from '@/shared/ui/select';
import { priceOf } from '../model/menu-draft';
import { DietFields, PriceField } from './dish-fields';
import styles from './edit-menu.module.css';

type Values = Omit<EditedDish, 'id' | 'isTopRow'> & { sectionId: string };

const BLANK: Omit<Values, 'sectionId'> = {
  ...{ name: '', price: '', description: '', note: '', seasonal: false },
  ...{ diets: [], contains: [], hasGlutenFreeBread: false },
};

interface DishDialogProps {
  role: MenuRole;
  menu: EditedMenu;
  sectionId: string;
  /** Undefined for a new dish. */
  dish: EditedDish | undefined;
  open: boolean;
  onSave: (sectionId: string, dish: EditedDish) => void;
  onClose: () => void;
}

/** Changes the draft of the menu; nothing is published. */
export function DishDialog({ role, menu, sectionId, dish, open, onSave, onClose }: DishDialogProps) {
  const { id = '', isTopRow = false, ...stored } = dish ?? (BLANK as Partial<EditedDish> & typeof BLANK);
  const draft = useDraft<Values>(draftKey(role, `menu/dish/${id || `new-${sectionId}`}`), { ...stored, sectionId });
  const others = menu.sections.flatMap((section) =>
    section.id === draft.values.sectionId ? section.dishes.filter((one) => one.id !== id) : [],
  );
  const isTaken = (_: unknown, name: string) =>
    others.some((one) => one.name.toLowerCase() === name.trim().toLowerCase())
      ? Promise.reject(new Error('This section has a dish of that name.'))
      : Promise.resolve();
  return (
    <FormDialog<Values>
      title={dish ? dish.name : 'Add a dish'}
      open={open}
      okText={dish ? 'Save dish' : 'Add dish'}
      width={640}
      isBusy={false}
      draft={draft}
      onSend={({ sectionId: chosen, ...values }) => {
        const saved = { ...values, name: values.name.trim(), price: priceOf(values.price) };
        onSave(chosen, { ...saved, id: id || `dish-${crypto.randomUUID()}`, isTopRow });
        draft.drop();
        onClose();
      }}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <Form.Item
          name="name"
          label="Name"
          validateTrigger="onBlur"
          rules={[...required('Enter the dish’s name.'), { validator: isTaken }]}
        >
          <Input required maxLength={limits.name.maxLength} />
        </Form.Item>
        <PriceField name="price" label="Price" />
      </div>
      <Form.Item name="description" label="Description (optional)">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} maxLength={limits.description.maxLength} showCount />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="note" label="Note (optional)" extra="Such as: Add feta $4.25">
          <Input maxLength={limits.note.maxLength} />
        </Form.Item>
        <Form.Item name="sectionId" label="Section">
          <Select options={menu.sections.map(({ id: value, name }) => ({ value, label: name }))} />
        </Form.Item>
      </div>
      <Form.Item name="seasonal" valuePropName="checked" noStyle>
        <Checkbox>Seasonal (the note stands out)</Checkbox>
      </Form.Item>
      <Form.Item name="hasGlutenFreeBread" valuePropName="checked">
        <Checkbox>Also on gluten-free bread</Checkbox>
      </Form.Item>
      <DietFields />
    </FormDialog>
  );
}
