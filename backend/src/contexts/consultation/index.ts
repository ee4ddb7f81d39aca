export { ConsultationModule } from './consultation.module.js';
