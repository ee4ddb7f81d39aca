import { useQuery } from '@tanstack/react-query';
import { menuQueries, type MenuRole, type MenuVersion } from '@/entities/settings/menu-sheet';
import { formatMoment } from '@/entities/restaurant';
import { VersionsDialog } from '@/shared/ui/versions-dialog';
import { useRestoreMenu } from '../api';

interface MenuVersionsProps {
  role: MenuRole;
  /** The published version. */
  version: number;
  needsApproval: boolean;
  open: boolean;
  onClose: () => void;
}

/** Every published menu, and the way back to it. */
export function MenuVersions({ role, version, needsApproval, open, onClose }: MenuVersionsProps) {
  const versions = useQuery({ ...menuQueries.versions(role), enabled: open });
  const { send, isPending } = useRestoreMenu();
  return (
    <VersionsDialog
      answer={versions}
      current={version}
      noun="menu"
      bylineOf={byline}
      goBack={{
        okText: needsApproval ? 'Send to the owner' : 'Go back',
        consequence: needsApproval
          ? 'The website shows this menu again once the owner approves.'
          : 'The website shows this menu again right away.',
        isBusy: isPending,
        send(number, settle) {
          send({ role, number, seen: version }, settle);
        },
      }}
      open={open}
      onClose={onClose}
    />
  );
}

const byline = ({ createdBy, approvedBy, createdAt }: MenuVersion) =>
  [createdBy, approvedBy && `approved by ${approvedBy}`, formatMoment(createdAt)].filter(Boolean).join(', ');
