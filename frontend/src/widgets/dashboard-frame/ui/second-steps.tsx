import { SecondStepDialog } from '@/features/second-step';
import type { OfficeRole } from '@/shared/api';
import { TeamSecondSteps } from './team-second-steps';

interface SecondStepsProps {
  role: OfficeRole;
  open: boolean;
  onClose: () => void;
}

/** One's own two-step sign-in, and for the owner the team's. */
export const SecondSteps = ({ role, ...dialog }: SecondStepsProps) => (
  <SecondStepDialog role={role} {...dialog}>
    {role === 'admin' && <TeamSecondSteps />}
  </SecondStepDialog>
);
