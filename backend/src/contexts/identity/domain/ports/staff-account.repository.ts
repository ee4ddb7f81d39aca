import type { StaffAccount } from '../staff-account.js';

export abstract class StaffAccountRepository {
  /** @throws StaffMemberNotFound */
  abstract get(id: string): Promise<StaffAccount>;
  abstract save(before: StaffAccount, after: StaffAccount): Promise<void>;
  abstract remove(account: StaffAccount): Promise<void>;
}
