import { readLocalRecord } from '@/entities/session';
import type { Role } from '@/shared/api';

/** Whether a dashboard will show its first screen: somebody is signed in, and the address names it and no other place of it. */
export const beginsAtFirstScreen = (role: Role, { pathname, search }: URL): boolean =>
  pathname === `/${role}/dashboard` && search === '' && readLocalRecord(role) !== null;
