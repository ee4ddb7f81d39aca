import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { memo } from 'react';
import { Link } from 'react-router';
import {
  categoryLabel,
  categoryOptions,
  type EmailTemplate,
  emailTemplateQueries,
  readCategory,
  type WholeTemplate,
} from '@/entities/email-marketing/templates';
import { formatMoment } from '@/entities/restaurant';
import { type MailRole, usePagedList } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { FilterBar, SelectFilter, useFilter } from '@/shared/ui/filters';
import { ListView, Pager } from '@/shared/ui/list-view';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';
import { PagePreview } from '@/shared/ui/page-preview';
import { headingMark, rowMark, useRowFocus } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import styles from './email-template-board.module.css';
import type { TemplateDialogKey } from './template-dialog';

const loadTemplateDialog = async () => (await import('./template-dialog')).TemplateDialog;

/** The dialogs that a card offers. */
const dialogsFor = (role: MailRole): readonly TemplateDialogKey[] =>
  role === 'manager' ? ['preview', 'edit', 'delete'] : ['preview', 'edit'];

interface OpenTemplateProps {
  role: MailRole;
  rows: readonly EmailTemplate[];
  afterClose: () => void;
}

function OpenTemplate({ role, rows, afterClose }: OpenTemplateProps) {
  const opened = useOpened<EmailTemplate | null, TemplateDialogKey, WholeTemplate>({
    find: (id) => (id === 'new' && role === 'manager' ? null : rows.find((row) => row.id === id)),
    load: (id) => emailTemplateQueries.one(role, id),
    dialogOf: (template, name) => (template ? dialogsFor(role).find((key) => key === name) : 'edit'),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="template"
      load={loadTemplateDialog}
      with={(template, dialog) => ({ role, template, dialog })}
      afterClose={afterClose}
    />
  );
}

const LABELS = { preview: 'Preview', edit: 'Edit', delete: 'Delete' };

interface TemplateCardProps {
  role: MailRole;
  template: EmailTemplate;
}

/** A template at a glance: name, category and subject. */
const TemplateCard = memo(function TemplateCard({ role, template }: TemplateCardProps) {
  const { id, name, category, subject, isActive, createdBy, updatedAt } = template;
  const item = useOpenItem();
  const heading = `template-${id}`;
  return (
    <article className={styles.card} data-active={isActive} aria-labelledby={heading} {...rowMark(id)}>
      <div className={styles.picture} aria-hidden="true">
        <Thumbnail role={role} template={template} />
      </div>
      <Flex vertical gap={6} className={styles.text}>
        <h3 id={heading} {...headingMark}>
          {name}
        </h3>
        <p className="soft">{subject}</p>
        <Flex component="p" gap={6} wrap>
          <StatusTag tone="info">{categoryLabel(category)}</StatusTag>
          {!isActive && <StatusTag tone="quiet">Inactive</StatusTag>}
        </Flex>
        <p className="soft">
          {createdBy}, {formatMoment(updatedAt)}
        </p>
      </Flex>
      <Flex wrap className={styles.actions}>
        {dialogsFor(role).map((dialog) => (
          <Button
            key={dialog}
            type="text"
            danger={dialog === 'delete'}
            aria-label={`${LABELS[dialog]} ${name}`}
            onClick={() => {
              item.open(id, dialog);
            }}
          >
            {LABELS[dialog]}
          </Button>
        ))}
      </Flex>
    </article>
  );
});

function Thumbnail({ role, template }: TemplateCardProps) {
  const { data } = useQuery(emailTemplateQueries.previewOf(role, template));
  return data && <PagePreview title={template.name} html={data.html} width={600} height={200} isThumbnail />;
}

interface EmailTemplateBoardProps {
  role: MailRole;
  title: string;
}

const ONLY_THE_MANAGER = {
  hint: 'Your site manager writes templates and campaigns, and you approve them. You can add one under Team and security.',
  action: <Link to="/admin/team">Team and security</Link>,
};

/** Email templates. The site manager writes them; the owner reads and edits them. */
export function EmailTemplateBoard({ role, title }: EmailTemplateBoardProps) {
  const category = readCategory(useFilter('category').value);
  const list = usePagedList(emailTemplateQueries.list(role, category));
  const { area, restore } = useRowFocus();
  const item = useOpenItem();
  return (
    <div ref={area}>
      <OpenTemplate role={role} rows={list.rows ?? []} afterClose={restore} />
      <section aria-labelledby="templates">
        <Flex gap="8px 24px" wrap align="center" justify="space-between" className={styles.head}>
          <h2 id="templates" {...headingMark}>
            {title}
          </h2>
          {role === 'manager' && (
            <Button
              type="primary"
              onClick={() => {
                item.open('new', 'edit');
              }}
            >
              Create Template
            </Button>
          )}
        </Flex>
        <FilterBar names={['category']}>
          <SelectFilter name="category" label="Category" all="All categories" options={categoryOptions} />
        </FilterBar>
        <ListView
          list={list}
          loading="Loading templates..."
          failed="Couldn’t load templates."
          empty={
            category
              ? 'No templates in this category.'
              : { text: 'No templates yet.', ...(role === 'admin' && ONLY_THE_MANAGER) }
          }
        >
          {(templates) => (
            <>
              <div className={styles.cards}>
                {templates.map((template) => (
                  <TemplateCard key={template.id} role={role} template={template} />
                ))}
              </div>
              <Pager {...list} />
            </>
          )}
        </ListView>
      </section>
    </div>
  );
}
