export { IdentityModule } from './identity.module.js';
export { DirectorySignIn } from './domain/directory-sign-in.js';
export { IdentityService } from './domain/identity.service.js';
export type { Person } from './domain/ports/account.repository.js';
export { SecondStepService } from './domain/second-step.service.js';
export { StaffAccountsService } from './domain/staff-accounts.service.js';
export type { StaffAccount } from './domain/staff-account.js';
export { staffAccountList } from './adapters/persistence/staff-account.list.js';
export {
  StaffDirectoryQuery,
  type StaffName,
  type StaffSummary,
} from './adapters/persistence/staff-directory.query.js';
export { passwordProblem } from './domain/account.js';
export { ListedPasswords } from './adapters/security/listed-passwords.js';
export { DEMO_PASSWORD } from './domain/demo-password.js';
export { DEMO_ACCOUNTS } from './adapters/seed/demo-accounts.js';
