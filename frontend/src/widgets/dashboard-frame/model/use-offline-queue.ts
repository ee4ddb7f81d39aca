import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { draftKey } from '@/entities/session';
import { decisions } from '@/features/reservation/decide';
import { departures, tableAssignments } from '@/features/reservation/serve';
import { notes } from '@/features/reservation/write-notes';
import { declareQueueable, startOfflineQueue, type Role } from '@/shared/api';

/** Stores this dashboard's offline changes in the browser and sends them after reconnecting. */
export function useOfflineQueue(role: Role): void {
  const client = useQueryClient();
  const key = draftKey(role, 'waiting');

  useEffect(() => {
    if (role !== 'manager') {
      declareQueueable(client, decisions[role]);
      declareQueueable(client, notes[role]);
      declareQueueable(client, departures[role]);
      declareQueueable(client, tableAssignments[role]);
    }
    return startOfflineQueue(client, key);
  }, [client, key, role]);
}
