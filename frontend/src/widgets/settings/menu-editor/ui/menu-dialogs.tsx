import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type EditedMenu, menuQueries, type MenuRole, type MenuSheet } from '@/entities/house/menu-sheet';
import { putDish, putSection, removeDish, removeSection } from '../model/menu-draft';
import { DishDialog } from './dish-dialog';
import { PublishDialog } from './publish-dialog';
import { SectionDialog, WordsDialog } from './section-dialog';
import { OffDialog, SoupDialog } from './today-dialogs';
import { VersionsDialog } from './versions-dialog';
import type { Draft } from '@/shared/lib/draft';
import { useOpenItem } from '@/shared/lib/open-item';
import { ConfirmDialog } from '@/shared/ui/dialogs';

interface MenuDialogsProps {
  role: MenuRole;
  sheet: MenuSheet;
  draft: Draft<{ version: number; menu: EditedMenu }>;
  onChange: (menu: EditedMenu) => void;
}

/** The dialog that the URL names; it stays until it has faded out. */
export function MenuDialogs({ role, sheet, draft, onChange }: MenuDialogsProps) {
  const item = useOpenItem();
  const client = useQueryClient();
  const [last, setLast] = useState<{ id: string; dialog: string }>();
  const { id, dialog } = item;
  if (id && dialog && (last?.id !== id || last.dialog !== dialog)) setLast({ id, dialog });
  if (!last) return null;

  const { version, menu } = draft.values;
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
      return (
        <PublishDialog
          {...shown}
          basedOn={version}
          draft={draft.key}
          needsApproval={needsApproval}
          onConflict={() => {
            item.close();
            void client.invalidateQueries({ queryKey: menuQueries.all() });
          }}
        />
      );
    case 'versions':
      return <VersionsDialog {...shown} version={sheet.version} needsApproval={needsApproval} />;
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
