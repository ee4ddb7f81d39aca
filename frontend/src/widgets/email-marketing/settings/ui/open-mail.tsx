import { emailSettingsQueries, type OpenedMail } from '@/entities/email-marketing/settings';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';

const loadMailDialog = async () => (await import('./mail-dialog')).MailDialog;

export function OpenMail({ afterClose }: { afterClose: () => void }) {
  const opened = useOpened<OpenedMail, 'mail'>({
    find: () => undefined,
    load: emailSettingsQueries.opened,
    dialogOf: (_, name) => (name === 'mail' ? name : undefined),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="mail"
      load={loadMailDialog}
      with={(mail) => ({ mail })}
      afterClose={afterClose}
    />
  );
}
