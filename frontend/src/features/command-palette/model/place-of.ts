import type { FoundKind, SearchResult } from '../api/search-result.queries';
import { restaurantNow } from '@/entities/restaurant';
import type { Role } from '@/shared/api';

type Place = Readonly<Record<string, string>>;

const dashboard = (role: Role, place: Place) => `/${role}/dashboard?${new URLSearchParams(place).toString()}`;

/** The address of a search result, with its dialog open where it has one. */
export function placeOf(role: Role, kind: FoundKind, item: SearchResult): string {
  const { id, title, detail } = item;
  switch (kind) {
    case 'reservation':
      return dashboard(role, reservationPlace(role, item));
    case 'contact':
      // The owner has no contact list, but can read a contact's activity.
      return role === 'manager'
        ? dashboard(role, { tab: 'email', view: 'contacts', open: id, dialog: 'edit' })
        : `/admin/trail?${new URLSearchParams({ search: title || detail }).toString()}`;
    case 'campaign':
      return dashboard(role, {
        tab: 'email',
        view: 'campaigns',
        open: id,
        dialog: role === 'manager' ? 'view' : 'preview',
      });
    case 'template':
      return dashboard(role, {
        tab: 'email',
        view: role === 'manager' ? 'templates' : 'library',
        open: id,
        dialog: 'preview',
      });
    case 'content':
      return dashboard(role, contentPlace(role, item));
    case 'message':
      return dashboard(role, {
        tab: 'messages',
        ...(role === 'manager' && { view: 'inbox' }),
        open: id,
        dialog: 'read',
      });
    case 'enquiry':
      return `/admin/enquiries?${new URLSearchParams({ open: id, dialog: 'read' }).toString()}`;
    case 'staff':
      return dashboard(role, { tab: 'staff', open: id, dialog: 'history' });
  }
}

/** Past visits are in the owner's history, which is searched by name. */
function reservationPlace(role: Role, { id, title, detail }: SearchResult): Place {
  const isArchived = detail.endsWith('archived');
  const isOver = /(completed|no-show)$/.test(detail) && detail.slice(0, 10) < restaurantNow().date;
  return role === 'admin' && (isArchived || isOver)
    ? {
        tab: 'history',
        view: 'reservations',
        search: title,
        open: id,
        dialog: isArchived ? 'history' : 'manage',
      }
    : { tab: 'reservations', open: id, dialog: 'manage' };
}

/** The owner finds content as a submission for approval. */
function contentPlace(role: Role, { id, title, detail: status }: SearchResult): Place {
  if (role === 'manager') {
    const isFixed = status === 'submitted' || status === 'published';
    return { tab: 'content', open: id, dialog: isFixed ? 'view' : 'edit' };
  }
  return status === 'pending'
    ? { tab: 'approvals', open: id, dialog: 'review' }
    : { tab: 'history', view: 'approvals', search: title };
}
