import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  editedMenu,
  type EditedMenu,
  menuQueries,
  type MenuRole,
  type MenuSheet,
} from '@/entities/settings/menu-sheet';
import { formatMoment, plainDay } from '@/entities/restaurant';
import { draftKey } from '@/entities/session';
import { publishedLine } from '@/features/publish-website';
import { EmptyState } from '@/shared/ui/empty-state';
import { useCombineMenu, useRemoveSoup } from '../api';
import { useDraft } from '@/shared/lib/draft';
import { useOpenItem } from '@/shared/lib/open-item';
import { ActionBar } from '@/shared/ui/action-bar';
import { AnswerView } from '@/shared/ui/answer-view';
import { MenuDialogs } from './menu-dialogs';
import { MenuSection } from './menu-section';
import styles from './menu-editor.module.css';

/** The menu with its draft, what is off today, and the soup of the day. */
export function MenuEditor({ role }: { role: MenuRole }) {
  const sheet = useQuery(menuQueries.sheet(role));
  return (
    <AnswerView answer={sheet} loading="Loading the menu..." failed="Couldn’t load the menu.">
      {(published) => <Editor role={role} sheet={published} />}
    </AnswerView>
  );
}

interface Draft {
  /** The version that is being changed. */
  version: number;
  menu: EditedMenu;
}

function Editor({ role, sheet }: { role: MenuRole; sheet: MenuSheet }) {
  const item = useOpenItem();
  const draft = useDraft<Draft>(draftKey(role, 'menu'), { version: sheet.version, menu: editedMenu(sheet.menu) });
  const { version, menu } = draft.values;
  const isChanged = JSON.stringify(menu) !== JSON.stringify(editedMenu(sheet.menu));
  const isBehind = isChanged && version !== sheet.version;
  /** For screen readers. */
  const [announcement, setAnnouncement] = useState('');
  const change = (next: EditedMenu, words = '') => {
    setAnnouncement(words);
    draft.write({ version, menu: next });
  };
  return (
    <Flex vertical gap="middle" className={styles.page}>
      <Flex component="header" gap="8px 12px" wrap align="baseline" className={styles.head}>
        <p className="soft">{statusOf(sheet)}</p>
        <Flex gap="small" wrap>
          {!sheet.latest && menu.sections.length > 0 && (
            <Button
              onClick={() => {
                change({ ...menu, note: '', glutenFreeBread: '', sections: [] }, 'The menu is empty.');
              }}
            >
              Start with an empty menu
            </Button>
          )}
          <Button
            onClick={() => {
              item.open('menu', 'versions');
            }}
          >
            Versions
          </Button>
        </Flex>
      </Flex>
      {isBehind && <Behind sheet={sheet} />}
      <Proposals role={role} sheet={sheet} isChanged={isChanged} onEdit={draft.write} />
      <SoupOfTheDay role={role} sheet={sheet} />
      <section aria-labelledby="menu-notes" className={`panel ${styles.panel ?? ''}`}>
        <Flex gap="8px 12px" wrap align="baseline" className={styles.head}>
          <h2 id="menu-notes">Notes</h2>
          <Button
            size="small"
            aria-label="Change the notes"
            onClick={() => {
              item.open('menu', 'words');
            }}
          >
            Change
          </Button>
        </Flex>
        <p className="soft">
          {[menu.note, menu.glutenFreeBread].filter(Boolean).join(' · ') || 'No notes on the menu.'}
        </p>
      </section>
      {menu.sections.length === 0 && (
        <EmptyState text="The menu is empty." hint="Add a section, such as Starters or Desserts, and its dishes." />
      )}
      {menu.sections.map((section) => (
        <MenuSection key={section.id} role={role} sheet={sheet} menu={menu} section={section} onChange={change} />
      ))}
      <Button
        block
        size="large"
        type="dashed"
        onClick={() => {
          item.open('new', 'section');
        }}
      >
        Add a section
      </Button>
      {isChanged && (
        <ActionBar
          label="Unpublished changes"
          summary={isBehind ? 'Someone else has published changes' : 'Not published yet'}
        >
          <Button
            type="text"
            onClick={() => {
              item.open('menu', 'discard');
            }}
          >
            Discard
          </Button>
          {isBehind ? (
            <CombineButton role={role} draft={draft.values} onCombined={draft.write} />
          ) : (
            <Button
              type="primary"
              onClick={() => {
                item.open('menu', 'publish');
              }}
            >
              {sheet.needsApproval ? 'Preview and send' : 'Preview and publish'}
            </Button>
          )}
        </ActionBar>
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <MenuDialogs role={role} sheet={sheet} draft={draft} onChange={change} />
    </Flex>
  );
}

function statusOf({ latest }: MenuSheet): string {
  return latest
    ? publishedLine(latest)
    : 'The website shows the original menu. Change anything, preview it, then publish.';
}

/** Someone else has published in the meantime. */
const Behind = ({ sheet: { latest } }: { sheet: MenuSheet }) => (
  <Alert
    type="warning"
    showIcon
    title={`${latest?.createdBy ?? 'Someone else'} published changes while you were editing. Yours are still here.`}
    description={latest && <Changes changes={latest.changes} />}
  />
);

interface CombineButtonProps {
  role: MenuRole;
  draft: Draft;
  onCombined: (next: Draft) => void;
}

function CombineButton({ role, draft, onCombined }: CombineButtonProps) {
  const { send, isPending } = useCombineMenu();
  return (
    <Button
      type="primary"
      loading={isPending}
      onClick={() => {
        send(
          { role, menu: draft.menu, basedOn: draft.version },
          {
            onSuccess: ({ version, menu }) => {
              onCombined({ version, menu: editedMenu(menu) });
            },
          },
        );
      }}
    >
      Combine both
    </Button>
  );
}

const WORDS = {
  pending: { title: 'Waiting for the owner’s approval', type: 'info' },
  returned: { title: 'The owner asks for a revision', type: 'warning' },
  outdated: { title: 'Approved, but it no longer fits the menu', type: 'warning' },
} as const;

interface ProposalsProps {
  role: MenuRole;
  sheet: MenuSheet;
  /** Another draft is not overwritten. */
  isChanged: boolean;
  onEdit: (draft: Draft) => void;
}

/** Changes that wait for the owner, and the newest one if it has to be edited again. */
function Proposals({ role, sheet: { proposals }, isChanged, onEdit }: ProposalsProps) {
  const { send, isPending } = useCombineMenu();
  const shown = proposals.filter(({ status }, place) => status === 'pending' || (place === 0 && status in WORDS));
  return shown.map((proposal) => {
    const { id, status, changes, createdBy, createdAt, basedOn, menu } = proposal;
    if (status === 'approved' || status === 'rejected') return null;
    const { title, type } = WORDS[status];
    return (
      <Alert
        key={id}
        type={type}
        showIcon
        title={`${title}: ${createdBy}, ${formatMoment(createdAt)}`}
        description={<Changes changes={changes} />}
        action={
          menu ? (
            <Button
              loading={isPending}
              disabled={isChanged}
              title={isChanged ? 'Publish or discard your other changes first' : undefined}
              onClick={() => {
                send(
                  { role, menu: editedMenu(menu), basedOn },
                  {
                    onSuccess: (both) => {
                      onEdit({ version: both.version, menu: editedMenu(both.menu) });
                    },
                  },
                );
              }}
            >
              Edit again
            </Button>
          ) : (
            role === 'admin' && <Link to="/admin/dashboard?tab=approvals">Decide</Link>
          )
        }
      />
    );
  });
}

const Changes = ({ changes }: { changes: readonly string[] }) => (
  <ul className="bullets">
    {changes.map((change) => (
      <li key={change}>{change}</li>
    ))}
  </ul>
);

function SoupOfTheDay({ role, sheet: { soups, today } }: { role: MenuRole; sheet: MenuSheet }) {
  const item = useOpenItem();
  const { send, isPending } = useRemoveSoup();
  return (
    <section aria-labelledby="soup-of-the-day" className={`panel ${styles.panel ?? ''}`}>
      <Flex gap="8px 12px" wrap align="baseline" className={styles.head}>
        <h2 id="soup-of-the-day">Soup of the day</h2>
        <Button
          size="small"
          onClick={() => {
            item.open('new', 'soup');
          }}
        >
          Add a soup
        </Button>
      </Flex>
      {soups[0]?.day !== today && <p className="soft">None today. It shows on the website right away.</p>}
      {soups.length > 0 && (
        <ul className={`plain ${styles.soups ?? ''}`}>
          {soups.map(({ day, name, price, bowlPrice }) => {
            const when = day === today ? 'Today' : plainDay(day);
            return (
              <li key={day}>
                <span>
                  <strong>{when}</strong> {name}, {[price, bowlPrice].filter(Boolean).join(' / ')}
                </span>
                <Flex component="span" gap={6} className={styles.actions}>
                  <Button
                    size="small"
                    aria-label={`Change ${name}`}
                    onClick={() => {
                      item.open(day, 'soup');
                    }}
                  >
                    Change
                  </Button>
                  <Button
                    danger
                    size="small"
                    loading={isPending}
                    aria-label={`Remove ${name}`}
                    onClick={() => {
                      send({ role, day, name });
                    }}
                  >
                    Remove
                  </Button>
                </Flex>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
