import { Flex } from 'antd';
import { type ApprovalItem, approvalItemQueries } from '@/entities/approval-item';
import { formatMoment } from '@/entities/restaurant';
import { usePagedList } from '@/shared/api';
import { FilterBar } from '@/shared/ui/filters';
import { ListView, Pager } from '@/shared/ui/list-view';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { useSearchText } from '@/shared/ui/search-field';
import { ApprovalActions } from './approval-actions';
import { ApprovalCard } from './approval-card';
import { OpenApproval } from './open-approval';

/** Past decisions, newest first. */
export function ApprovalHistory() {
  const { text } = useSearchText();
  const list = usePagedList(approvalItemQueries.completed(text));
  const { area, restore } = useRowFocus();
  return (
    <div ref={area}>
      <OpenApproval rows={list.rows ?? []} afterClose={restore} />
      <FilterBar names={[]} search="Find a submission by title or author" />
      <ListView
        list={list}
        loading="Loading approvals..."
        failed="Couldn’t load approvals."
        empty={
          text
            ? `No completed approvals match “${text}”.`
            : { text: 'No completed approvals yet.', hint: 'What you decide appears here.' }
        }
      >
        {(items) => (
          <section aria-labelledby="completed-approvals">
            <h2 id="completed-approvals" className="visually-hidden" {...headingMark}>
              Completed approvals
            </h2>
            <Flex vertical gap={12}>
              {items.map((item) => (
                <ApprovalCard key={item.id} item={item}>
                  <Review {...item} />
                  <Flex gap="small" wrap>
                    <ApprovalActions id={item.id} />
                  </Flex>
                </ApprovalCard>
              ))}
            </Flex>
            <Pager {...list} />
          </section>
        )}
      </ListView>
    </div>
  );
}

function Review({ reviewedBy, reviewedAt, adminComments }: ApprovalItem) {
  return (
    <div className="quote">
      <p>
        Reviewed by {reviewedBy ?? 'the owner'}
        {reviewedAt && ` · ${formatMoment(reviewedAt)}`}
      </p>
      {adminComments && <p>{adminComments}</p>}
    </div>
  );
}
