export { IdentityModule } from './identity.module.js';
export { browserName } from './adapters/http/login-cookies.js';
export { DirectorySignIn } from './domain/directory-sign-in.js';
export { FirstOwnerService } from './domain/first-owner.service.js';
export { IdentityService } from './domain/identity.service.js';
export type { Person } from './domain/ports.js';
export { SecondStepService } from './domain/second-step.service.js';
export { StaffAccountsService } from './domain/staff-accounts.service.js';
export type { StaffAccount } from './domain/staff-account.js';
export {
  staffAccountList,
  StaffDirectoryQuery,
  type StaffName,
  type StaffSummary,
} from './adapters/persistence/typeorm-staff-account.repository.js';
export { DEMO_PASSWORD, passwordProblem } from './domain/account.js';
export { ListedPasswords } from './adapters/security/listed-passwords.js';
