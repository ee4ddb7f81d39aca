import { useQuery } from '@tanstack/react-query';
import { Button, type ButtonProps, Flex } from 'antd';
import { mergeQueries } from '@/entities/email-marketing/contact-merges';
import {
  type Contact,
  type ContactFilter,
  contactQueries,
  type ContactSort,
  type ContactSummary,
  exportAddress,
  statusOptions,
} from '@/entities/email-marketing/contacts';
import { usePagedList } from '@/shared/api';
import { useAddress } from '@/shared/lib/address';
import { media, useMedia } from '@/shared/lib/media';
import { formatNumber } from '@/shared/lib/numbers';
import { useOpenItem } from '@/shared/lib/open-item';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import { FilterBar, SelectFilter } from '@/shared/ui/filters';
import { ListView, Pager } from '@/shared/ui/list-view';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { SORT_NAME, useSort } from '@/shared/ui/sorting';
import { BulkBar, useSelection } from './bulk-bar';
import type { DialogKey } from './contact-dialog';
import { ContactTable } from './contact-table';

const loadContactDialog = async () => (await import('./contact-dialog')).ContactDialog;

const OF_ALL: readonly DialogKey[] = ['create', 'import', 'segments', 'duplicates'];
const OF_ONE: readonly DialogKey[] = ['edit', 'delete'];

/** All orders except the default, in words. */
const ORDERS: Readonly<Record<Exclude<ContactSort, '-createdAt'>, string>> = {
  createdAt: 'Oldest first',
  name: 'Last name, A to Z',
  '-name': 'Last name, Z to A',
  email: 'Email, A to Z',
  '-email': 'Email, Z to A',
  '-lastVisit': 'Last visit, latest first',
  lastVisit: 'Last visit, oldest first',
  '-totalVisits': 'Most visits first',
  totalVisits: 'Fewest visits first',
};
const orderOptions = Object.entries(ORDERS).map(([value, label]) => ({ value, label }));
const isOrder = (text: string): text is keyof typeof ORDERS => Object.hasOwn(ORDERS, text);

const FILTER_NAMES = ['search', 'tag', 'status'] as const;

/** The filter in the URL, ignoring invalid values. */
function useContactFilter(): ContactFilter {
  const { parameters } = useAddress();
  const [search, tag, status] = FILTER_NAMES.map((name) => parameters.get(name));
  const known = statusOptions.find(({ value }) => value === status);
  return {
    ...(search && { query: search.slice(0, 100) }),
    ...(tag && { tag: tag.slice(0, 60) }),
    ...(known && { status: known.value }),
  };
}

interface ContactFiltersProps {
  /** True if there are no column headings to click. */
  withSort: boolean;
}

function ContactFilters({ withSort }: ContactFiltersProps) {
  const { data: tags = [] } = useQuery(contactQueries.tags());
  return (
    <FilterBar names={FILTER_NAMES} search="Search contacts">
      <SelectFilter
        name="tag"
        label="Tag"
        all="All tags"
        options={tags.map(({ tag, contacts }) => ({ value: tag, label: `${tag} (${formatNumber(contacts)})` }))}
      />
      <SelectFilter name="status" label="Status" all="All statuses" options={statusOptions} />
      {withSort && <SelectFilter name={SORT_NAME} label="Sort by" all="Newest first" options={orderOptions} />}
    </FilterBar>
  );
}

/** Campaigns reach fewer than opted in where addresses have bounced or complained. */
function whoGetsMail(summary: ContactSummary | undefined): string {
  if (!summary || summary.reachable === summary.optedIn) return 'Active and opted in';
  const { optedIn, reachable } = summary;
  return `Active and opted in; ${formatNumber(optedIn - reachable)} bounced or marked as spam: ${formatNumber(reachable)} get email`;
}

/** Leads to the suggestions, or to recent merges; absent without either. */
function DuplicatesButton(props: ButtonProps) {
  const { data: duplicates } = useQuery(mergeQueries.duplicates());
  const { data: merges = [] } = useQuery(mergeQueries.recent());
  const total = duplicates?.total ?? 0;
  if (total === 0 && merges.length === 0) return null;
  return (
    <Button type="link" size="small" {...props}>
      {total === 0 ? 'Merged contacts' : `${formatNumber(total)} possible ${total === 1 ? 'duplicate' : 'duplicates'}`}
    </Button>
  );
}

/** The marketing contacts: search, add, import, group. */
export function ContactBook() {
  const filter = useContactFilter();
  const sorting = useSort(isOrder, '-createdAt');
  const list = usePagedList(contactQueries.list(filter, sorting.sort));
  const { data: summary } = useQuery(contactQueries.summary());
  const item = useOpenItem();
  const selection = useSelection();
  const isPhone = useMedia(media.phone);
  const isRoomy = useMedia('(min-width: 1200px)');
  const { area, restore } = useRowFocus();
  const isNarrowed = Object.keys(filter).length > 0;
  const opened = useOpened<Contact | null, DialogKey>({
    // Rows have fewer fields than the dialog, which always loads the contact.
    find: (id) => (id === 'new' ? null : undefined),
    load: contactQueries.one,
    dialogOf: (contact, name) => (contact ? OF_ONE : OF_ALL).find((key) => key === name),
  });
  const opens = (dialog: DialogKey) => ({
    ...(isPhone && { size: 'small' as const, style: { paddingInline: 8 } }),
    onClick: () => {
      item.open('new', dialog);
    },
  });

  return (
    <div ref={area}>
      <OpenedDialog
        opened={opened}
        noun="contact"
        load={loadContactDialog}
        with={(contact, dialog) => ({
          dialog,
          contact: contact ?? undefined,
          onDeleted: (id: string) => {
            selection.choose((ids) => ids.filter((other) => other !== id));
          },
        })}
        afterClose={restore}
      />
      <Flex component="section" vertical gap={isPhone ? 'small' : 12} className="flush" aria-labelledby="contacts">
        <Flex component="header" gap="4px 32px" wrap align="center" justify="space-between">
          <Flex gap="0 8px" wrap align="baseline">
            <h2 id="contacts" {...headingMark}>
              Contacts
            </h2>
            <DuplicatesButton {...opens('duplicates')} />
          </Flex>
          <Flex gap={isPhone ? '8px 4px' : 'small'} wrap align="center">
            <Button type="primary" {...opens('create')}>
              Add Contact
            </Button>
            <Button {...opens('import')}>Import</Button>
            <Button {...opens('segments')}>Segments</Button>
            <Button
              type="link"
              size={isPhone ? 'small' : 'medium'}
              {...(isPhone && { style: { paddingInline: 0 } })}
              href={exportAddress(filter)}
              download
            >
              Export CSV
            </Button>
          </Flex>
        </Flex>
        <FigureTiles
          tiles={[
            { title: 'Contacts', figure: summary?.total, hint: 'All contacts' },
            { title: 'Opted in', figure: summary?.optedIn, hint: whoGetsMail(summary) },
            { title: 'Inactive', figure: summary?.inactive, hint: 'Now' },
            { title: 'Unsubscribed', figure: summary?.unsubscribed, hint: 'Of all contacts' },
          ]}
        />
        <ContactFilters withSort={!isRoomy} />
        <ListView
          list={list}
          loading="Loading contacts..."
          failed="Couldn’t load contacts."
          empty={
            isNarrowed
              ? 'No contacts match.'
              : { text: 'No contacts yet.', hint: 'Add the first one or import a list.' }
          }
        >
          {(contacts) => (
            <>
              <ContactTable contacts={contacts} selection={selection} sorting={sorting} isRoomy={isRoomy} />
              <Pager {...list} />
            </>
          )}
        </ListView>
        <BulkBar selection={selection} />
      </Flex>
    </div>
  );
}
