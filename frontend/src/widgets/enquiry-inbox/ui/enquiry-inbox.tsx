import { Button } from 'antd';
import { enquiryQueries, exportAddress } from '@/entities/enquiry';
import { usePagedList } from '@/shared/api';
import { ListView, Pager } from '@/shared/ui/list-view';
import { useAddress } from '@/shared/lib/address';
import { useMedia } from '@/shared/lib/media';
import { useNewDialog } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { FILTER_NAMES, useInboxFilter } from '../model/use-inbox-filter';
import styles from './enquiry-inbox.module.css';
import { EnquiryRow } from './enquiry-row';
import { EnquiryTable } from './enquiry-table';
import { InboxFilters } from './inbox-filters';
import { InboxGroups } from './inbox-groups';
import { OpenEnquiry } from './open-enquiry';

const loadPersonalRecord = async () => (await import('./personal-record-dialog')).PersonalRecordDialog;

/** What guests have asked, or what the agency's clients have sent, newest first. */
export function EnquiryInbox() {
  const filter = useInboxFilter();
  const list = usePagedList(enquiryQueries.list(filter));
  const { area, restore } = useRowFocus();
  const person = useNewDialog();
  const { parameters } = useAddress();
  const isWide = useMedia('(min-width: 820px)');
  const isNarrowed = FILTER_NAMES.some((name) => parameters.has(name));
  return (
    <div ref={area}>
      <OpenEnquiry afterClose={restore} />
      {person.isThere && <LazyPart load={loadPersonalRecord} with={person.props} />}
      <section className={styles.panel} aria-labelledby="inbox">
        <header className={styles.head}>
          <h2 id="inbox" className={styles.title} {...headingMark}>
            Inbox
          </h2>
          <div className={styles.actions}>
            <Button onClick={person.open}>Personal data...</Button>
            <a href={exportAddress(filter)} download>
              Export CSV
            </a>
          </div>
        </header>
        <InboxGroups />
        <InboxFilters />
        <ListView
          list={list}
          loading="Loading inquiries..."
          failed="Couldn’t load inquiries."
          empty={isNarrowed ? 'No inquiries match.' : 'No inquiries yet. What visitors send will appear here.'}
        >
          {(enquiries) => (
            <>
              {isWide ? (
                <EnquiryTable enquiries={enquiries} />
              ) : (
                <div className={styles.rows}>
                  {enquiries.map((enquiry) => (
                    <EnquiryRow key={enquiry.id} enquiry={enquiry} />
                  ))}
                </div>
              )}
              <Pager {...list} />
            </>
          )}
        </ListView>
      </section>
    </div>
  );
}
