import { readLocalRecord } from '@/entities/session';
import type { Role } from '@/shared/api';

/** Whether a dashboard will show its first screen: someone is signed in, and the URL names no other place. */
export const beginsAtFirstScreen = (role: Role, { pathname, search }: URL): boolean =>
  pathname === `/${role}/dashboard` && search === '' && readLocalRecord(role) !== null;
