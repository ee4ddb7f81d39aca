import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emailSettingsQueries } from '@/entities/email-marketing/settings';
import { useOpenItem } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';

const loadMailDialog = async () => (await import('./mail-dialog')).MailDialog;

/** The mail that the address names. */
export function OpenMail({ afterClose }: { afterClose: () => void }) {
  const item = useOpenItem();
  const [shown, setShown] = useState<string | null>(null);
  if (item.id !== null && item.dialog === 'mail' && item.id !== shown) setShown(item.id);
  const { data: mail } = useQuery({ ...emailSettingsQueries.opened(shown ?? ''), enabled: shown !== null });
  if (!shown || !mail) return null;
  return (
    <LazyPart
      load={loadMailDialog}
      with={{
        mail,
        open: item.id === mail.id,
        onClose: item.close,
        afterClose: () => {
          setShown(null);
          afterClose();
        },
      }}
    />
  );
}
