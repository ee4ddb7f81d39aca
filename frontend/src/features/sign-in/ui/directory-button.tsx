import { Alert, Button, Flex } from 'antd';
import { answer, api, type Mutation, errorText, type Role, useRestMutation } from '@/shared/api';
import styles from './directory-button.module.css';

/** Leaves the website. */
const goThere: Mutation<Role> = {
  async send(role) {
    const { url } = await answer(api.POST(`/api/${role}/directory`));
    location.assign(url);
  },
};

const useGoToDirectory = () => useRestMutation(goThere);

interface DirectoryButtonProps {
  role: Role;
  /** The team's name for their directory. */
  name: string;
}

/** Signs in with the work account, and returns to `/sign-in/directory`. */
export function DirectoryButton({ role, name }: DirectoryButtonProps) {
  const { send, isPending, error } = useGoToDirectory();
  return (
    <Flex vertical gap="middle">
      {error && <Alert type="error" showIcon title={errorText(error, 'Couldn’t reach the directory.')} />}
      <Button
        size="large"
        block
        className={styles.way}
        loading={isPending}
        onClick={() => {
          send(role);
        }}
      >
        Sign in with {name}
      </Button>
    </Flex>
  );
}
