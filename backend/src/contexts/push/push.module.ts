import { Module } from '@nestjs/common';
import { outboundHttp } from '../../platform/outbound/guarded-http.js';
import { canCallThisMachine } from '../integrations/index.js';
import { ReservationsModule } from '../reservations/index.js';
import { PushDevices } from './adapters/persistence/push-devices.query.js';
import { PushListeners } from './adapters/events/push-listeners.js';
import { PushMessagesQuery } from './adapters/persistence/push-messages.query.js';
import { PushSender } from './adapters/jobs/push-sender.js';
import { PushController } from './adapters/http/push.controller.js';

@Module({
  imports: [ReservationsModule],
  controllers: [PushController],
  providers: [outboundHttp(canCallThisMachine), PushDevices, PushMessagesQuery, PushSender, PushListeners],
  exports: [PushDevices],
})
export class PushModule {}
