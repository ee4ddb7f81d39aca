import { Button, Checkbox, Flex, type TableColumnsType } from 'antd';
import { type HTMLAttributes, memo } from 'react';
import { type Contact, nameOf, reachOf, statusLabels } from '@/entities/email-marketing/contacts';
import { formatShortDayOf } from '@/entities/restaurant';
import { formatNumber } from '@/shared/lib/numbers';
import { useOpenItem } from '@/shared/lib/open-item';
import { mailHref } from '@/shared/links';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import { DESCENDING_FIRST, sortable, type Sorting } from '@/shared/ui/sorting';
import { StatusTag } from '@/shared/ui/status-tag';
import { Table } from '@/shared/ui/table';
import type { Selection } from './bulk-bar';
import styles from './contact-table.module.css';

function ContactActions({ contact }: { contact: Contact }) {
  const { open } = useOpenItem();
  return (
    <Flex justify="end">
      {['Edit', 'Delete'].map((verb) => (
        <Button
          key={verb}
          type="text"
          size="small"
          aria-label={`${verb} ${nameOf(contact)}`}
          onClick={() => {
            open(contact.id, verb.toLowerCase());
          }}
        >
          {verb}
        </Button>
      ))}
    </Flex>
  );
}

interface ContactRowProps extends Pick<Selection, 'choose'> {
  contact: Contact;
  isSelected: boolean;
}

/** A contact on narrow screens. */
const ContactRow = memo(function ContactRow({ contact, isSelected, choose }: ContactRowProps) {
  const { id, email, phone, tags, status, totalVisits, lastVisit } = contact;
  const { label, tone } = statusLabels[status];
  const reach = reachOf(contact);
  const at = email.lastIndexOf('@');
  return (
    <Flex
      component="article"
      gap="small"
      className={styles.row}
      data-status={status}
      aria-labelledby={`contact-${id}`}
      {...rowMark(id)}
    >
      <Checkbox
        className={styles.select}
        aria-label={`Select ${nameOf(contact)}`}
        checked={isSelected}
        onChange={({ target }) => {
          choose((ids) => (target.checked ? [...ids, id] : ids.filter((other) => other !== id)));
        }}
      />
      <Flex vertical flex={1}>
        <Flex gap="small" justify="space-between">
          <Flex vertical align="start">
            <h3 id={`contact-${id}`} {...headingMark}>
              {nameOf(contact)}
            </h3>
            <a href={mailHref(email)} className="breaks">
              {email.slice(0, at)}
              <wbr />
              {email.slice(at)}
            </a>
          </Flex>
          <Flex vertical gap={2} align="end" flex="none">
            <StatusTag tone={tone} isSmall>
              {label}
            </StatusTag>
            <StatusTag tone={reach.tone} isSmall>
              {reach.label}
            </StatusTag>
          </Flex>
        </Flex>
        <Flex gap="small" align="end" justify="space-between">
          <div className="hint">
            {phone !== null && <p>{phone}</p>}
            <p>{visitsOf(totalVisits, lastVisit)}</p>
            {tags.length > 0 && (
              <p>
                <span className="visually-hidden">Tags: </span>
                {tags.join(' · ')}
              </p>
            )}
          </div>
          <ContactActions contact={contact} />
        </Flex>
      </Flex>
    </Flex>
  );
});

function visitsOf(total: number, last: string | null): string {
  if (total === 0) return 'No visit yet';
  const visits = `${String(total)} ${total === 1 ? 'visit' : 'visits'}`;
  return last === null ? visits : `${visits}, last ${formatShortDayOf(last)}`;
}

/** About what fits on a line. */
const TAGS_LENGTH = 30;

/** The tags that fit on a line, and the number of the others. */
function Tags({ of: tags }: { of: readonly string[] }) {
  const fitting = tags.filter((_, index) => index === 0 || tags.slice(0, index + 1).join(', ').length <= TAGS_LENGTH);
  const more = tags.slice(fitting.length);
  return (
    <span className={styles.tags} title={tags.join(', ')}>
      <span className="cut">{fitting.join(', ')}</span>
      {more.length > 0 && (
        <>
          <span className="visually-hidden">, {more.join(', ')}</span>
          <span aria-hidden>+{more.length}</span>
        </>
      )}
    </span>
  );
}

/** In narrow tables the last visit is below the number of visits. */
const columnsOf = (isRoomy: boolean): TableColumnsType<Contact> => [
  {
    key: 'name',
    title: 'Name',
    width: isRoomy ? '22%' : '23%',
    render: (_, contact) => (
      <>
        <h3 className="cut" title={nameOf(contact)} {...headingMark}>
          {nameOf(contact)}
        </h3>
        {contact.phone !== null && <span className={styles.second}>{contact.phone}</span>}
      </>
    ),
  },
  {
    key: 'email',
    title: 'Email',
    render: (_, { email, tags }) => (
      <>
        <a href={mailHref(email)} className="cut" title={email}>
          {email}
        </a>
        {tags.length > 0 && <Tags of={tags} />}
      </>
    ),
  },
  {
    title: 'Status',
    width: 118,
    render: (_, contact) => {
      const { label, tone } = statusLabels[contact.status];
      const reach = reachOf(contact);
      return (
        <Flex vertical align="start">
          <StatusTag tone={tone} isSmall>
            {label}
          </StatusTag>
          <span className={styles.reach} data-tone={reach.tone}>
            {reach.label}
          </span>
        </Flex>
      );
    },
  },
  {
    key: 'totalVisits',
    title: 'Visits',
    sortDirections: DESCENDING_FIRST,
    width: isRoomy ? 80 : 124,
    align: 'right',
    render: (_, { totalVisits, lastVisit }) => (
      <>
        {formatNumber(totalVisits)}
        {!isRoomy && lastVisit !== null && <span className={styles.second}>{formatShortDayOf(lastVisit)}</span>}
      </>
    ),
  },
  {
    key: 'lastVisit',
    title: 'Last visit',
    hidden: !isRoomy,
    sortDirections: DESCENDING_FIRST,
    width: 110,
    className: styles.date,
    render: (_, { lastVisit }) => (lastVisit === null ? '–' : formatShortDayOf(lastVisit)),
  },
  {
    key: 'createdAt',
    title: 'Added',
    hidden: !isRoomy,
    sortDirections: DESCENDING_FIRST,
    width: 110,
    className: styles.date,
    render: (_, { createdAt }) => formatShortDayOf(createdAt),
  },
  {
    title: <span className="visually-hidden">Actions</span>,
    width: 128,
    render: (_, contact) => <ContactActions contact={contact} />,
  },
];

interface ContactTableProps {
  contacts: readonly Contact[];
  selection: Selection;
  sorting: Sorting;
  isRoomy: boolean;
}

export function ContactTable({ contacts, selection: { ids, choose }, sorting, isRoomy }: ContactTableProps) {
  return (
    <Table
      className={styles.table}
      size="medium"
      {...sortable(columnsOf(isRoomy), sorting)}
      dataSource={contacts}
      rowKey="id"
      tableLayout="fixed"
      onRow={({ id, status }) => ({ ...rowMark(id), 'data-status': status }) as HTMLAttributes<HTMLElement>}
      rowSelection={{
        columnWidth: 44,
        selectedRowKeys: [...ids],
        preserveSelectedRowKeys: true,
        getCheckboxProps: (contact) => ({ 'aria-label': `Select ${nameOf(contact)}` }),
        getTitleCheckboxProps: () => ({ 'aria-label': 'Select all on this page' }),
        onChange: (keys) => {
          choose(keys.map(String));
        },
      }}
      narrow={(contact) => (
        <ContactRow key={contact.id} contact={contact} isSelected={ids.includes(contact.id)} choose={choose} />
      )}
    />
  );
}
