import { Button, Flex } from 'antd';
import { approvalItemQueries } from '@/entities/approval-item';
import { ApprovalDecision } from './approval-decision';
import { useGrowingList } from '@/shared/api';
import { ListRemark, ListView } from '@/shared/ui/list-view';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { ApprovalActions } from './approval-actions';
import { ApprovalCard } from './approval-card';
import styles from './approval-card.module.css';
import { ContentPreview } from './content-preview';
import { OpenApproval } from './open-approval';

/** Submissions that wait for the owner's decision. */
export function ApprovalBoard() {
  const list = useGrowingList(approvalItemQueries.pending());
  const { area, restore } = useRowFocus();
  return (
    <div ref={area}>
      <OpenApproval rows={list.rows ?? []} afterClose={restore} />
      <ListView
        list={list}
        loading="Loading approvals..."
        failed="Couldn’t load approvals."
        empty="Nothing is waiting for your approval."
      >
        {(items) => (
          <section aria-labelledby="pending-approvals">
            <h2 id="pending-approvals" className="visually-hidden" {...headingMark}>
              Waiting for your approval
            </h2>
            <Flex vertical gap={12}>
              {items.map((item) => (
                <ApprovalCard key={item.id} item={item}>
                  <div className={styles.review}>
                    <ContentPreview id={item.id} title={item.title} />
                    <ApprovalDecision id={item.id} subject={item.title}>
                      <ApprovalActions id={item.id} />
                    </ApprovalDecision>
                  </div>
                </ApprovalCard>
              ))}
            </Flex>
            {list.hasOlder && (
              <ListRemark>
                Only the latest {items.length} are shown.
                <Button loading={list.isReadingOlder} onClick={list.showOlder}>
                  Show older submissions
                </Button>
              </ListRemark>
            )}
          </section>
        )}
      </ListView>
    </div>
  );
}
