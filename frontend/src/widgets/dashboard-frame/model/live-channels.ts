import { maintenanceLogQueries } from '@/entities/maintenance-log';
import { reservationQueries } from '@/entities/reservation';
import { trailQueries } from '@/entities/trail';
import type { LiveChannels } from '@/shared/api';

/** What a dashboard reads again when the server says that something changed. */
export const liveChannels: LiveChannels = {
  maintenance: [maintenanceLogQueries.all()],
  reservations: [reservationQueries.all(), trailQueries.all()],
};
