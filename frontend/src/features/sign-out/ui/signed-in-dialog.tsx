import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { formatMoment } from '@/entities/restaurant';
import { sessionQueries, type SignedInBrowser, signedInCalls } from '@/entities/session';
import { type Mutation, type Role, useRestMutation } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { Dialog } from '@/shared/ui/dialogs';
import { StatusTag } from '@/shared/ui/status-tag';
import styles from './signed-in-dialog.module.css';

const signOutThere = (role: Role): Mutation<SignedInBrowser> => ({
  send: ({ id }) => signedInCalls.end(role, id),
  done: ({ browser }) => ({ title: 'Signed out there', ...(browser && { subject: browser }) }),
  failed: () => ({ title: 'Couldn’t sign out', description: 'Please try again' }),
  invalidates: [sessionQueries.signedIn(role).queryKey],
});

const useSignOutThere = (role: Role) => useRestMutation(signOutThere(role));

interface SignedInDialogProps {
  role: Role;
  open: boolean;
  onClose: () => void;
}

/** Lists where the account is signed in; a lost phone is signed out here. */
export function SignedInDialog({ role, open, onClose }: SignedInDialogProps) {
  const answer = useQuery({ ...sessionQueries.signedIn(role), enabled: open });
  const { send, isPending, variables } = useSignOutThere(role);
  return (
    <Dialog title="Where you are signed in" open={open} onCancel={onClose} footer={null} destroyOnHidden>
      <AnswerView answer={answer} loading="Loading..." failed="Couldn’t load this.">
        {(browsers) => (
          <Flex component="ul" vertical gap="middle" className={styles.browsers}>
            {browsers.map((one) => (
              <Flex component="li" gap="middle" align="center" justify="space-between" key={one.id}>
                <span>
                  <strong>{one.browser ?? 'Unknown app'}</strong>{' '}
                  {one.isThis && <StatusTag tone="good">This browser</StatusTag>}
                  <small className="block">
                    Since {formatMoment(one.signedInAt)}, last used {formatMoment(one.usedAt)}
                  </small>
                </span>
                {!one.isThis && (
                  <Button
                    aria-label={`Sign out of ${one.browser ?? 'this app'}`}
                    loading={isPending && variables?.id === one.id}
                    onClick={() => {
                      send(one);
                    }}
                  >
                    Sign out
                  </Button>
                )}
              </Flex>
            ))}
          </Flex>
        )}
      </AnswerView>
    </Dialog>
  );
}
