export { PushDevices } from './adapters/persistence/push-devices.query.js';
export { PushModule } from './push.module.js';
