import { Button } from 'antd';
import type { Draft } from '@/shared/lib/draft';

interface RestoredNoteProps {
  draft: Pick<Draft<object>, 'isRestored' | 'drop'>;
  onDiscarded: () => void;
  size?: 'small';
}

/** Says that a form shows an earlier draft, and offers to discard it. */
export const RestoredNote = ({ draft, onDiscarded, size }: RestoredNoteProps) =>
  draft.isRestored && (
    <p role="status">
      Unsaved changes restored.{' '}
      <Button
        size={size}
        onClick={() => {
          draft.drop();
          onDiscarded();
        }}
      >
        Discard
      </Button>
    </p>
  );
