import { Checkbox, Form, Input } from 'antd';
import type { EditedMenu, EditedSection, MenuRole } from '@/entities/settings/menu-sheet';
import { draftKey } from '@/entities/session';
import { menuSectionBody as limits, publishMenu } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog, required } from '@/shared/ui/dialogs';

type Values = Pick<EditedSection, 'name' | 'subtitle' | 'isBoxed'>;

interface SectionDialogProps {
  role: MenuRole;
  menu: EditedMenu;
  /** Undefined for a new section. */
  section: EditedSection | undefined;
  open: boolean;
  onSave: (section: Omit<EditedSection, 'dishes'>) => void;
  onClose: () => void;
}

export function SectionDialog({ role, menu, section, open, onSave, onClose }: SectionDialogProps) {
  const { name = '', subtitle = '', isBoxed = false } = section ?? {};
  const draft = useDraft<Values>(draftKey(role, `menu/section/${section?.id ?? 'new'}`), { name, subtitle, isBoxed });
  const place = section ? menu.sections.indexOf(section) : menu.sections.length;
  const before = menu.sections[place - 1];
  const canBeBoxed = before !== undefined && !before.isBoxed && !menu.sections[place + 1]?.isBoxed;
  const isTaken = (_: unknown, typed: string) =>
    menu.sections.some((one) => one.id !== section?.id && one.name.toLowerCase() === typed.trim().toLowerCase())
      ? Promise.reject(new Error('Another section has that name.'))
      : Promise.resolve();
  return (
    <FormDialog<Values>
      title={section ? section.name : 'Add a section'}
      open={open}
      okText={section ? 'Save section' : 'Add section'}
      isBusy={false}
      draft={draft}
      onSend={(values) => {
        onSave({ ...values, name: values.name.trim(), id: section?.id ?? `section-${crypto.randomUUID()}` });
        draft.drop();
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label="Name"
        validateTrigger="onBlur"
        rules={[...required('Enter the section’s name.'), { validator: isTaken }]}
      >
        <Input required maxLength={limits.name.maxLength} />
      </Form.Item>
      <Form.Item name="subtitle" label="Line below the name (optional)">
        <Input maxLength={limits.subtitle.maxLength} />
      </Form.Item>
      <Form.Item name="isBoxed" valuePropName="checked">
        <Checkbox disabled={!canBeBoxed && !isBoxed}>
          {before ? `In a box inside ${before.name}` : 'In a box inside the section before it'}
        </Checkbox>
      </Form.Item>
    </FormDialog>
  );
}

type Words = Pick<EditedMenu, 'note' | 'glutenFreeBread'>;

interface WordsDialogProps {
  role: MenuRole;
  menu: EditedMenu;
  open: boolean;
  onSave: (words: Words) => void;
  onClose: () => void;
}

/** What the menu says of all dishes. */
export function WordsDialog({ role, menu: { note, glutenFreeBread }, open, onSave, onClose }: WordsDialogProps) {
  const draft = useDraft<Words>(draftKey(role, 'menu/words'), { note, glutenFreeBread });
  return (
    <FormDialog<Words>
      title="Notes on the menu"
      open={open}
      okText="Save notes"
      isBusy={false}
      draft={draft}
      onSend={(words) => {
        onSave(words);
        draft.drop();
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="note" label="Above the menu (optional)">
        <Input maxLength={publishMenu.note.maxLength} />
      </Form.Item>
      <Form.Item name="glutenFreeBread" label="At dishes on gluten-free bread (optional)">
        <Input maxLength={publishMenu.glutenFreeBread.maxLength} />
      </Form.Item>
    </FormDialog>
  );
}
