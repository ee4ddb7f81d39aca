import type { Role } from '@/shared/api';
import { storedTexts } from '@/shared/lib/stored-texts';

const texts = storedTexts(() => localStorage, 'sign-out/');

/** Sign-outs that the server has not confirmed; they are sent after reconnecting, also after a reload. */
export const owedSignOuts = {
  add: (role: Role): void => {
    texts.keep(role, 'owed');
  },
  remove: (role: Role): void => {
    texts.forget(role);
  },
  roles: (): Role[] => texts.keys() as Role[],
};
