import { Button } from 'antd';
import { useOpenItem } from '@/shared/lib/open-item';
import { loadApprovalDialog } from './open-approval';

const prepare = () => void loadApprovalDialog().catch(() => undefined);

/** Actions that do not depend on the item's state. */
export function ApprovalActions({ id }: { id: string }) {
  const item = useOpenItem();
  return (
    <>
      <Button
        onFocus={prepare}
        onClick={() => {
          item.open(id, 'comments');
        }}
      >
        Discuss
      </Button>
      <Button
        type="text"
        onFocus={prepare}
        onClick={() => {
          item.open(id, 'history');
        }}
      >
        History
      </Button>
      <Button
        type="text"
        danger
        onFocus={prepare}
        onClick={() => {
          item.open(id, 'delete');
        }}
      >
        Delete
      </Button>
    </>
  );
}
