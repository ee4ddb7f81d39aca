import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../../kernel/actor.js';
import { isCalendarDate } from '../../../../../kernel/calendar.js';
import { InvalidInput } from '../../../../../kernel/domain-error.js';
import { Line, OptionalAnyText, OptionalMailAddress } from '../../../../../platform/http/fields/index.js';
import { CurrentActor, Roles } from '../../../../../platform/http/security/access.js';
import { BounceLifts, type LiftedBlocks } from '../persistence/bounce-lifts.query.js';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const ONE = 'Choose one contact, one campaign or one day.';

class LiftBounces {
  @OptionalMailAddress()
  readonly email?: string | null;

  @OptionalAnyText(ONE)
  readonly campaignId?: string | null;

  @OptionalAnyText('Enter a day, such as 2026-12-31.')
  readonly day?: string | null;

  @Line({ label: 'the reason', max: 300 })
  readonly reason!: string;
}

class LiftedView {
  @ApiProperty({ description: 'Number of addresses that can get email again.' }) lifted!: number;
}

/** Lifts the blocks that mistaken bounces set. Owners only. */
@ApiTags('contacts')
@Controller('admin/bounce-lifts')
@Roles('admin')
export class BounceLiftsController {
  constructor(private readonly lifts: BounceLifts) {}

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: LiftedView })
  async lift(@Body() body: LiftBounces, @CurrentActor() actor: Actor): Promise<LiftedView> {
    const lifted = await this.lifts.lift(blocksOf(body), body.reason, actor);
    if (lifted === null) throw new InvalidInput([{ field: 'campaignId', message: 'There is no such campaign.' }]);
    return { lifted };
  }
}

/** @throws InvalidInput unless exactly one is named */
function blocksOf({ email, campaignId, day }: LiftBounces): LiftedBlocks {
  if ([email, campaignId, day].filter(Boolean).length !== 1) throw new InvalidInput([{ field: 'email', message: ONE }]);
  if (email) return { email };
  if (day) {
    if (isCalendarDate(day)) return { day };
    throw new InvalidInput([{ field: 'day', message: 'Enter a day, such as 2026-12-31.' }]);
  }
  if (campaignId && UUID.test(campaignId)) return { campaignId };
  throw new InvalidInput([{ field: 'campaignId', message: 'There is no such campaign.' }]);
}
