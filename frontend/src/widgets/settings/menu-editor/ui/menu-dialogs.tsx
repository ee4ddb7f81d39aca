import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import {
  type EditedDish,
  type EditedMenu,
  menuQueries,
  type MenuRole,
  type MenuSheet,
} from '@/entities/settings/menu-sheet';
import { draftKey } from '@/entities/session';
import { PublishDialog, VersionsDialog } from '@/features/publish-website';
import { hasStatus } from '@/shared/api';
import { dishBody as limits } from '@/shared/call-schema';
import { type Draft, useDraft } from '@/shared/lib/draft';
import { useOpenItem } from '@/shared/lib/open-item';
import { ConfirmDialog, FormDialog, required } from '@/shared/ui/dialogs';
import { Select } from '@/shared/ui/select';
import { usePublishMenu, useRestoreMenu } from '../api';
import { priceOf, putDish, putSection, removeDish, removeSection } from '../model';
import { DietFields, PriceField } from './dish-fields';
import { SectionDialog, WordsDialog } from './section-dialog';
import { OffDialog, SoupDialog } from './today-dialogs';

interface PublishedProps {
  role: MenuRole;
  needsApproval: boolean;
  open: boolean;
  onClose: () => void;
}

/** Of the home page, only the menu. */
const menuOnly = (page: string) =>
  page.replace(
    '</head>',
    '<style>body > :not(main), main > :not(#menu) { display: none !important } #menu { padding-block: 32px }</style></head>',
  );

interface PublishMenuProps extends PublishedProps {
  draft: Draft<{ version: number; menu: EditedMenu }>;
}

/** What would change, and the menu as the website would show it. */
function PublishMenu({ role, draft, ...dialog }: PublishMenuProps) {
  const { version, menu } = draft.values;
  // Keeps what was published while the dialog fades out.
  const { data, ...preview } = useQuery({
    ...menuQueries.preview(role, menu),
    enabled: dialog.open,
    placeholderData: keepPreviousData,
  });
  const { send, isPending } = usePublishMenu();
  return (
    <PublishDialog
      title="Preview of the menu"
      preview={{ ...preview, data: data && { page: data.page && menuOnly(data.page) } }}
      canPublish={data?.changes.length !== 0}
      isPublishing={isPending}
      onPublish={() => {
        send(
          { role, menu, seen: version },
          {
            draft: draft.key,
            onSuccess: dialog.onClose,
            onError(failure) {
              // The editor shows who has published in the meantime.
              if (hasStatus(failure, 409)) dialog.onClose();
            },
          },
        );
      }}
      {...dialog}
    >
      <section aria-labelledby="menu-changes">
        <h3 id="menu-changes">What changes</h3>
        <ul className="bullets">
          {data?.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </section>
    </PublishDialog>
  );
}

/** @param version the published one */
function MenuVersions({ role, version, ...dialog }: PublishedProps & { version: number }) {
  const versions = useQuery({ ...menuQueries.versions(role), enabled: dialog.open });
  const { send, isPending } = useRestoreMenu();
  return (
    <VersionsDialog
      answer={versions}
      current={version}
      noun="menu"
      isRestoring={isPending}
      onRestore={(number, settle) => {
        send({ role, number, seen: version }, settle);
      }}
      {...dialog}
    />
  );
}

type Values = Omit<EditedDish, 'id' | 'isTopRow'> & { sectionId: string };

const BLANK: Omit<Values, 'sectionId'> = {
  name: '',
  price: '',
  description: '',
  note: '',
  seasonal: false,
  diets: [],
  contains: [],
  hasGlutenFreeBread: false,
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
function DishDialog({ role, menu, sectionId, dish, open, onSave, onClose }: DishDialogProps) {
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
      <div className="pair">
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
      <div className="pair">
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

interface MenuDialogsProps {
  role: MenuRole;
  sheet: MenuSheet;
  draft: Draft<{ version: number; menu: EditedMenu }>;
  onChange: (menu: EditedMenu) => void;
}

/** The dialog that the URL names; it stays until it has faded out. */
export function MenuDialogs({ role, sheet, draft, onChange }: MenuDialogsProps) {
  const item = useOpenItem();
  const [last, setLast] = useState<{ id: string; dialog: string }>();
  const { id, dialog } = item;
  if (id && dialog && (last?.id !== id || last.dialog !== dialog)) setLast({ id, dialog });
  if (!last) return null;

  const { menu } = draft.values;
  const { needsApproval } = sheet;
  const shown = { role, menu, open: dialog !== null, onClose: item.close };
  const section = menu.sections.find((one) => one.id === last.id);
  const home = menu.sections.find(({ dishes }) => dishes.some((one) => one.id === last.id));
  const dish = home?.dishes.find((one) => one.id === last.id);
  const saveDish = (sectionId: string, saved: Parameters<typeof putDish>[2]) => {
    onChange(putDish(menu, sectionId, saved));
  };

  switch (last.dialog) {
    case 'dish':
      return home && <DishDialog key={last.id} {...shown} sectionId={home.id} dish={dish} onSave={saveDish} />;
    case 'add-dish':
      return (
        section && <DishDialog key={last.id} {...shown} sectionId={section.id} dish={undefined} onSave={saveDish} />
      );
    case 'delete-dish':
      return (
        dish && (
          <ConfirmDialog
            {...shown}
            title={`Delete ${dish.name}?`}
            okText="Delete"
            isDanger
            isBusy={false}
            onConfirm={() => {
              onChange(removeDish(menu, dish.id));
              item.close();
            }}
          >
            <p>It leaves the website when you publish.</p>
          </ConfirmDialog>
        )
      );
    case 'off':
      return dish && <OffDialog key={last.id} {...shown} dish={dish} today={sheet.today} />;
    case 'section':
      return (
        <SectionDialog
          key={last.id}
          {...shown}
          section={section}
          onSave={(saved) => {
            onChange(putSection(menu, saved));
          }}
        />
      );
    case 'delete-section':
      return (
        section && (
          <ConfirmDialog
            {...shown}
            title={`Delete ${section.name}?`}
            okText="Delete"
            isDanger
            isBusy={false}
            onConfirm={() => {
              onChange(removeSection(menu, section.id));
              item.close();
            }}
          >
            <p>{leaving(section.dishes.length)} the website when you publish.</p>
          </ConfirmDialog>
        )
      );
    case 'words':
      return (
        <WordsDialog
          {...shown}
          onSave={(words) => {
            onChange({ ...menu, ...words });
          }}
        />
      );
    case 'soup':
      return (
        <SoupDialog key={last.id} {...shown} sheet={sheet} soup={sheet.soups.find(({ day }) => day === last.id)} />
      );
    case 'publish':
      return <PublishMenu {...shown} draft={draft} needsApproval={needsApproval} />;
    case 'versions':
      return <MenuVersions {...shown} version={sheet.version} needsApproval={needsApproval} />;
    case 'discard':
      return (
        <ConfirmDialog
          {...shown}
          title="Discard your changes?"
          okText="Discard"
          isDanger
          isBusy={false}
          onConfirm={() => {
            draft.drop();
            item.close();
          }}
        >
          <p>You’ll see the menu as the website shows it.</p>
        </ConfirmDialog>
      );
    default:
      return null;
  }
}

function leaving(dishes: number): string {
  if (dishes === 0) return 'It leaves';
  return dishes === 1 ? 'It and its dish leave' : `It and its ${String(dishes)} dishes leave`;
}
