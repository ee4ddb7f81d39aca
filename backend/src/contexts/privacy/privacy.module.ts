import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { ContactQueries, EmailMarketingModule } from '../email-marketing/index.js';
import { IdentityModule } from '../identity/index.js';
import { KnownAddresses } from './known-addresses.js';
import { OwnRecordController, PersonalRecordsController } from './privacy.controllers.js';
import { PersonAddresses, PersonalRecords, PrivacyService, RestaurantAddresses } from './privacy.service.js';

/** Export and erasure of everything stored about a person, across contexts. */
@Module({
  imports: [IdentityModule, EmailMarketingModule],
  controllers: [PersonalRecordsController, OwnRecordController],
  providers: [
    { provide: PersonalRecords, useExisting: PersonalData },
    { provide: RestaurantAddresses, useClass: KnownAddresses },
    { provide: PersonAddresses, useExisting: ContactQueries },
    PrivacyService,
  ],
})
export class PrivacyModule {}
