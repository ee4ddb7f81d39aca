import { queryOptions } from '@tanstack/react-query';
import { contactQueries } from '@/entities/email-marketing/contacts';
import { answer, apiAs, type MailRole } from '@/shared/api';

const AT_MOST = 500;

/** The segments to choose from. */
export const segmentOptions = (role: MailRole) =>
  queryOptions({
    // A segment that was just written is among them.
    queryKey: [...contactQueries.segments().queryKey, role, 'options'],
    queryFn: ({ signal }) =>
      answer(apiAs(role).GET('/api/contact-segments', { params: { query: { limit: AT_MOST } }, signal })),
    select: (segments) => segments.filter(({ isActive }) => isActive),
  });
