export { IdentityModule } from './identity.module.js';
export { IdentityService } from './domain/identity.service.js';
export { DEMO_PASSWORD } from './domain/demo-password.js';
