import { Module } from '@nestjs/common';
import { AppSettings } from '../../platform/config/app-settings.js';
import { GuardedHttp } from '../../platform/outbound/guarded-http.js';
import { OutboundHttp } from '../../platform/outbound/outbound-http.js';
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
  providers: [
    {
      provide: OutboundHttp,
      useFactory: (settings: AppSettings): OutboundHttp => new GuardedHttp(canCallThisMachine(settings)),
      inject: [AppSettings],
    },
    PushDevices,
    PushMessagesQuery,
    PushSender,
    PushListeners,
  ],
  exports: [PushDevices],
})
export class PushModule {}
