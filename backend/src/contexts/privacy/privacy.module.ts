import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data.js';
import { EmailMarketingModule } from '../email-marketing/index.js';
import { IdentityModule } from '../identity/index.js';
import { KnownAddresses } from './adapters/addresses/known-addresses.js';
import { OwnRecordController } from './adapters/http/own-record.controller.js';
import { PersonalRecordsController } from './adapters/http/personal-records.controller.js';
import { RestaurantAddresses } from './domain/ports/restaurant-addresses.js';
import { PersonalRecords } from './domain/ports/personal-records.js';
import { PrivacyService } from './domain/privacy.service.js';

/** Export and erasure of everything stored about a person, across contexts. */
@Module({
  imports: [IdentityModule, EmailMarketingModule],
  controllers: [PersonalRecordsController, OwnRecordController],
  providers: [
    { provide: PersonalRecords, useExisting: PersonalData },
    { provide: RestaurantAddresses, useClass: KnownAddresses },
    PrivacyService,
  ],
})
export class PrivacyModule {
  static readonly owns = { entities: [], migrations: [] };
}
