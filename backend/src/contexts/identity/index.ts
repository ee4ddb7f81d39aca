export { IdentityModule } from './identity.module.js';
export { IdentityService } from './domain/identity.service.js';
export { passwordProblem } from './domain/account.js';
export { ListedPasswords } from './adapters/security/listed-passwords.js';
export { DEMO_PASSWORD } from './domain/demo-password.js';
export { DEMO_ACCOUNTS } from './adapters/seed/demo-accounts.js';
