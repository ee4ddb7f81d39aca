import { Button } from 'antd';
import { useOpenItem } from '@/shared/lib/open-item';

/** Actions that do not depend on the item's state. */
export function ApprovalActions({ id }: { id: string }) {
  const item = useOpenItem();
  return (
    <>
      <Button
        onClick={() => {
          item.open(id, 'comments');
        }}
      >
        Discuss
      </Button>
      <Button
        type="text"
        onClick={() => {
          item.open(id, 'history');
        }}
      >
        History
      </Button>
      <Button
        type="text"
        danger
        onClick={() => {
          item.open(id, 'delete');
        }}
      >
        Delete
      </Button>
    </>
  );
}
