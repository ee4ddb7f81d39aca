import { useOpenItem } from '@/shared/lib/open-item';
import { Button } from '@/shared/ui/button';
import { loadApprovalDialog } from './open-approval';

const prepare = () => void loadApprovalDialog().catch(() => undefined);

/** What can be done with an item whatever its state. */
export function ApprovalActions({ id }: { id: string }) {
  const item = useOpenItem();
  return (
    <>
      <Button
        variant="text"
        onFocus={prepare}
        onClick={() => {
          item.open(id, 'history');
        }}
      >
        History
      </Button>
      <Button
        variant="text"
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
