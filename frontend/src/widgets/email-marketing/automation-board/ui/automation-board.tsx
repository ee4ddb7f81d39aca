import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { memo, useState } from 'react';
import { type Automation, automationQueries, type QuickStartKind } from '@/entities/email-marketing/automations';
import { triggerInWords } from '@/features/email-marketing/automation-reach';
import { type MailRole, usePagedList } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import { useNewDialog, useOpenItem } from '@/shared/lib/open-item';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import { CardActions, CardFacts, CardGrid, CardRemark, ItemCard } from '@/shared/ui/item-card';
import { LazyPart } from '@/shared/ui/lazy-part';
import { ListView, Pager } from '@/shared/ui/list-view';
import { NewDialog, OpenedDialog, useOpened } from '@/shared/ui/opened';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import { useToggleAutomation } from '../api';
import styles from './automation-board.module.css';

interface AutomationCardProps {
  role: MailRole;
  automation: Automation;
}

const LABELS = { view: 'View Details', edit: 'Edit', delete: 'Delete' };

export const AutomationCard = memo(function AutomationCard({ role, automation }: AutomationCardProps) {
  const { id, name, description, emailSequence, isActive, totalTriggered, totalSent, approvalComments } = automation;
  const item = useOpenItem();
  const { send, isPending } = useToggleAutomation(role);
  return (
    <ItemCard
      id={id}
      title={name}
      tag={
        <Flex component="span" gap="4px 6px" wrap justify="flex-end">
          <StatusTag tone={isActive ? 'good' : 'quiet'}>{isActive ? 'Active' : 'Paused'}</StatusTag>
          {automation.waitsForOwner && <WaitingTag {...automation} />}
        </Flex>
      }
    >
      {description && <p>{description}</p>}
      <CardFacts>
        <span>{triggerInWords(automation)}</span>
        <span>
          {emailSequence.length} {emailSequence.length === 1 ? 'email' : 'emails'}
        </span>
        <span>{formatNumber(totalTriggered)} triggered so far</span>
        <span>{formatNumber(totalSent)} sent so far</span>
      </CardFacts>
      {approvalComments && <CardRemark>{approvalComments}</CardRemark>}
      <CardActions>
        <Button
          loading={isPending}
          onClick={({ detail: taps }) => {
            if (!isActive) item.open(id, 'activate');
            else if (taps <= 1) send({ id, isActive: false });
          }}
        >
          {isActive ? 'Pause' : 'Activate'}
        </Button>
        {(['view', 'edit', 'delete'] as const).map((dialog) => (
          <Button
            key={dialog}
            type="text"
            danger={dialog === 'delete'}
            onClick={() => {
              item.open(id, dialog);
            }}
          >
            {LABELS[dialog]}
          </Button>
        ))}
      </CardActions>
    </ItemCard>
  );
});

/** Nothing is sent before the owner has approved it. */
function WaitingTag({ approval, isActive }: Pick<Automation, 'approval' | 'isActive'>) {
  if (approval === 'changes_requested') return <StatusTag tone="info">Changes requested</StatusTag>;
  return isActive && <StatusTag tone="waiting">Awaiting approval</StatusTag>;
}

const loadDialog = async () => (await import('./quick-start-dialog')).QuickStartDialog;

const QUICK_STARTS: readonly { kind: QuickStartKind; title: string; text: string }[] = [
  {
    kind: 'welcome_series',
    title: 'Welcome Series',
    text: 'Three emails for new contacts: right away, after 3 days and after 7.',
  },
  { kind: 'birthday', title: 'Birthday', text: 'Birthday wishes on the morning of the day.' },
  { kind: 'post_visit', title: 'Post-Visit Follow-up', text: 'A thank-you on the day after a visit.' },
  { kind: 're_engagement', title: 'Re-engagement', text: 'For guests with no visit in 90 days.' },
  { kind: 'special_events', title: 'Special Events', text: 'To everyone, or by tag, on a day you choose.' },
];

/** Ready-made automations with their templates. */
function QuickStarts({ role }: { role: MailRole }) {
  const [chosen, setChosen] = useState<(typeof QUICK_STARTS)[number] | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex component="section" vertical gap={10} aria-labelledby="quick-starts">
      <h2 id="quick-starts">Quick start</h2>
      <ul className={styles.quick}>
        {QUICK_STARTS.map((start) => (
          <li key={start.kind}>
            <button
              type="button"
              className="panel"
              onFocus={() => void loadDialog().catch(() => undefined)}
              onClick={() => {
                setChosen(start);
                setOpen(true);
              }}
            >
              <strong>{start.title}</strong>
              <span className="soft">{start.text}</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <LazyPart
          load={loadDialog}
          with={{
            role,
            kind: chosen.kind,
            title: chosen.title,
            open: isOpen,
            onClose: () => {
              setOpen(false);
            },
            afterClose: () => {
              setChosen(null);
            },
          }}
        />
      )}
    </Flex>
  );
}

const DIALOGS = ['activate', 'view', 'edit', 'delete'] as const;
const loadAutomationDialog = async () => (await import('./automation-dialog')).AutomationDialog;
const loadNewAutomation = async () => (await import('./write-automation-dialog')).CreateAutomationDialog;

/** Automations: ready-made ones, existing ones, and their results. */
export function AutomationBoard({ role }: { role: MailRole }) {
  const list = usePagedList(automationQueries.list(role));
  const { data: figures } = useQuery(automationQueries.summary(role));
  const { area, restore } = useRowFocus();
  const writing = useNewDialog();
  const opened = useOpened<Automation, (typeof DIALOGS)[number], Automation>({
    find: (id) => list.rows?.find((row) => row.id === id),
    load: (id) => automationQueries.one(role, id),
    dialogOf: (_, name) => DIALOGS.find((key) => key === name),
  });

  return (
    <Flex vertical gap="middle" ref={area}>
      <FigureTiles
        tiles={[
          { title: 'Automations', figure: figures?.total, hint: 'Now' },
          { title: 'Active', figure: figures?.active, hint: 'Now' },
          { title: 'Triggered', figure: figures?.totalTriggered, hint: 'All time' },
          { title: 'Emails Sent', figure: figures?.totalSent, hint: 'By automations, all time' },
        ]}
      />
      <QuickStarts role={role} />
      <Flex gap="8px 16px" wrap align="center" justify="space-between">
        <h2 {...headingMark}>Your automations</h2>
        <Button type="primary" onClick={writing.open}>
          Create Automation
        </Button>
      </Flex>
      <OpenedDialog
        opened={opened}
        noun="automation"
        load={loadAutomationDialog}
        with={(automation, dialog) => ({ role, automation, dialog })}
        afterClose={restore}
      />
      <ListView
        list={list}
        loading="Loading automations..."
        failed="Couldn’t load automations."
        empty="No automations yet"
      >
        {(automations) => (
          <>
            <CardGrid>
              {automations.map((automation) => (
                <AutomationCard key={automation.id} role={role} automation={automation} />
              ))}
            </CardGrid>
            <Pager {...list} />
          </>
        )}
      </ListView>
      <NewDialog dialog={writing} load={loadNewAutomation} with={{ role }} />
    </Flex>
  );
}
