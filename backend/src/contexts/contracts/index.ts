export { ContractsModule } from './contracts.module.js';
