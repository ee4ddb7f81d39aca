import { Flex } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { featureSettingQueries } from '@/entities/settings/feature-setting';
import { OptionForm } from '@/features/feature-setting/change-feature-setting';
import { ManagerSecondSteps, SecondStepDialog } from '@/features/second-step';
import type { OfficeRole } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';

/** The roles that must use two-step sign-in, and resets of lost phones. */
function TeamSecondSteps() {
  const options = useQuery(featureSettingQueries.list());
  return (
    <Flex
      component="section"
      vertical
      gap="middle"
      className="ruled"
      style={{ marginTop: 28 }}
      aria-labelledby="team-second-steps"
    >
      <h3 id="team-second-steps" className="xl">
        The team
      </h3>
      <ManagerSecondSteps />
      <AnswerView answer={options} loading="Loading..." failed="Couldn’t load this.">
        {(rows) =>
          rows
            .filter(({ concerns }) => concerns === 'team')
            .map((option) => <OptionForm key={option.id} option={option} />)
        }
      </AnswerView>
    </Flex>
  );
}

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
