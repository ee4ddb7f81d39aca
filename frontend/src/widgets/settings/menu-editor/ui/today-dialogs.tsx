import { Form, Input } from 'antd';
import type { EditedDish, MenuRole, MenuSheet, Soup } from '@/entities/settings/menu-sheet';
import { addDays } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { soupBody as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog, required } from '@/shared/ui/dialogs';
import { useSetSoup, useTakeOff } from '../api';
import { DietFields, PriceField } from './dish-fields';

interface OffDialogProps {
  role: MenuRole;
  dish: EditedDish;
  today: string;
  open: boolean;
  onClose: () => void;
}

/** Takes a dish off until a day. It holds immediately. */
export function OffDialog({ role, dish, today, open, onClose }: OffDialogProps) {
  const { send, isPending } = useTakeOff();
  return (
    <FormDialog<{ backOn: string }>
      title={`${dish.name} is off`}
      open={open}
      okText="Take off the menu"
      isBusy={isPending}
      initialValues={{ backOn: addDays(today, 1) }}
      onSend={({ backOn }, onError) => {
        send({ role, dish, backOn }, { onSuccess: onClose, onError });
      }}
      onClose={onClose}
    >
      <p>The website says so right away. Nothing needs to be published.</p>
      <Form.Item name="backOn" label="Back on" rules={required('Choose a date.')}>
        <Input type="date" min={addDays(today, 1)} />
      </Form.Item>
    </FormDialog>
  );
}

interface SoupValues extends Omit<Soup, 'createdBy' | 'description' | 'bowlPrice'> {
  description: string;
  bowlPrice: string;
}

interface SoupDialogProps {
  role: MenuRole;
  sheet: MenuSheet;
  /** Undefined for a new one. */
  soup: Soup | undefined;
  open: boolean;
  onClose: () => void;
}

/** The soup of a day. It holds immediately. */
export function SoupDialog({ role, sheet: { soups, today }, soup, open, onClose }: SoupDialogProps) {
  const { send, isPending } = useSetSoup();
  const free = [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(today, days))
    .find((day) => !soups.some((one) => one.day === day));
  const stored: SoupValues = {
    day: soup?.day ?? free ?? today,
    name: soup?.name ?? '',
    price: soup?.price ?? '',
    bowlPrice: soup?.bowlPrice ?? '',
    description: soup?.description ?? '',
    diets: soup?.diets ?? [],
    contains: soup?.contains ?? [],
  };
  const draft = useDraft(draftKey(role, `menu/soup/${soup?.day ?? 'new'}`), stored);
  return (
    <FormDialog<SoupValues>
      title="Soup of the day"
      open={open}
      okText="Save soup"
      width={640}
      isBusy={isPending}
      draft={draft}
      onSend={({ day, ...values }, onError) => {
        send({ role, day: soup?.day ?? day, soup: values }, { draft: draft.key, onSuccess: onClose, onError });
      }}
      onClose={onClose}
    >
      <div className="pair">
        <Form.Item name="name" label="Name" rules={required('Enter the soup’s name.')}>
          <Input required maxLength={limits.name.maxLength} />
        </Form.Item>
        {!soup && (
          <Form.Item name="day" label="Day" rules={required('Choose a date.')}>
            <Input type="date" min={today} max={addDays(today, 31)} />
          </Form.Item>
        )}
      </div>
      <div className="pair">
        <PriceField name="price" label="Price of a cup" />
        <PriceField name="bowlPrice" label="Price of a bowl (optional)" isOptional />
      </div>
      <Form.Item name="description" label="Description (optional)">
        <Input maxLength={limits.description.maxLength} />
      </Form.Item>
      <DietFields />
    </FormDialog>
  );
}
