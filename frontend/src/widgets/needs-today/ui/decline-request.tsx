import { useState } from 'react';
import type { DueRequest } from '@/entities/settings/overview';
import { useAddress } from '@/shared/lib/address';
import { LazyPart } from '@/shared/ui/lazy-part';

export const loadDecline = async () => (await import('./decline-due-request')).DeclineDueRequest;

/** The decline dialog that the URL names, rendered above the rows: it stays open while its row disappears. */
export function DeclineRequest({ requests, afterClose }: { requests: readonly DueRequest[]; afterClose: () => void }) {
  const { parameters, change } = useAddress();
  const [shown, setShown] = useState<DueRequest | null>(null);
  const id = parameters.get('decline');
  const wanted = requests.find((request) => request.id === id);
  if (wanted && wanted.id !== shown?.id) setShown(wanted);
  if (!shown) return null;
  return (
    <LazyPart
      load={loadDecline}
      with={{
        request: shown,
        open: id === shown.id,
        onClose: () => {
          change({ decline: null });
        },
        afterClose: () => {
          setShown(null);
          afterClose();
        },
      }}
    />
  );
}
