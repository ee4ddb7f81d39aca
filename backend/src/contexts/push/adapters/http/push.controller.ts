import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Actor } from '../../../../kernel/actor.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { AnyOf, OptionalAnyText, ReadableText, YesNo } from '../../../../platform/http/fields/index.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { CurrentActor, NotByPin, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { browserName } from '../../../identity/index.js';
import {
  type PushChoices,
  type PushDevice,
  PushDeviceNotFound,
  PushDevices,
} from '../persistence/push-devices.query.js';
import { kindsFor, PUSH_KIND_NAMES, PUSH_KINDS, type PushKindName } from '../../domain/push-kinds.js';
import { PushSender } from '../jobs/push-sender.js';

const NO_SUBSCRIPTION = 'Send the browser’s push subscription as it is.';
/** Base64 of an uncompressed P-256 point (65 bytes) and of 16 bytes, as browsers write them. */
const PUBLIC_KEY = /^[\w-]{86,88}={0,2}$/;
const AUTH = /^[\w-]{21,24}={0,2}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

class AddPushDevice {
  @ReadableText(
    {
      reads: (text) => text.length <= 1000 && URL.canParse(text),
      unreadable: NO_SUBSCRIPTION,
      missing: NO_SUBSCRIPTION,
    },
    { description: 'URL at the browser’s push service.' },
  )
  readonly endpoint!: string;

  @ReadableText({ reads: (text) => PUBLIC_KEY.test(text), unreadable: NO_SUBSCRIPTION, missing: NO_SUBSCRIPTION })
  readonly p256dh!: string;

  @ReadableText({ reads: (text) => AUTH.test(text), unreadable: NO_SUBSCRIPTION, missing: NO_SUBSCRIPTION })
  readonly auth!: string;
}

class ChangePushDevice {
  @AnyOf(PUSH_KIND_NAMES)
  readonly kinds!: PushKindName[];

  @OptionalAnyText('Enter the quiet hours as HH:mm.', { description: 'Start of quiet hours, `HH:mm`.' })
  readonly quietFrom?: string | null;

  @OptionalAnyText('Enter the quiet hours as HH:mm.', {
    description: 'End of quiet hours, `HH:mm`; before `quietFrom` means the next day.',
  })
  readonly quietUntil?: string | null;

  @YesNo({ description: 'Whether guest details may appear on the lock screen.' })
  readonly showsDetails!: boolean;
}

class PushDeviceView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ description: 'Lets a browser recognize its own entry.' }) endpoint!: string;
  @ApiProperty({ enum: PUSH_KIND_NAMES, isArray: true }) kinds!: PushKindName[];
  @ApiProperty({ type: String, nullable: true }) quietFrom!: string | null;
  @ApiProperty({ type: String, nullable: true }) quietUntil!: string | null;
  @ApiProperty() showsDetails!: boolean;
  @ApiProperty() createdAt!: string;
}

class PushKindView {
  @ApiProperty({ enum: PUSH_KIND_NAMES }) name!: PushKindName;
  @ApiProperty() label!: string;
}

class PushView {
  @ApiProperty({ description: 'Key with which a browser subscribes (RFC 8292).' }) publicKey!: string;
  @ApiProperty({ type: [PushKindView], description: 'Kinds of notifications for the role.' }) kinds!: PushKindView[];
  @ApiProperty({ type: [PushDeviceView], description: 'The signed-in person’s devices, newest first.' })
  devices!: PushDeviceView[];
}

const deviceView = ({
  p256dh: _,
  auth: _auth,
  accountId: _account,
  role: _role,
  ...device
}: PushDevice): PushDeviceView => ({
  ...device,
  kinds: [...device.kinds],
  createdAt: device.createdAt.toISOString(),
});

/** The caller's devices that show notifications. */
@ApiTags('push notifications')
@Controller('account/push')
@Roles('staff', 'manager', 'admin')
@NotByPin()
export class PushController {
  constructor(
    private readonly devices: PushDevices,
    private readonly sender: PushSender,
  ) {}

  @Get()
  @ApiOkResponse({ type: PushView })
  async read(@CurrentActor() actor: Actor): Promise<PushView> {
    const { publicKey } = await this.devices.vapidKeys();
    return {
      publicKey,
      kinds: kindsFor(actor.role).map((name) => ({ name, label: PUSH_KINDS[name].label })),
      devices: (await this.devices.of(actor)).map(deviceView),
    };
  }

  @Post()
  @Creates()
  @ApiCreatedResponse({ type: PushDeviceView })
  async add(
    @Body() subscription: AddPushDevice,
    @CurrentActor() actor: Actor,
    @Req() request: Request,
  ): Promise<PushDeviceView> {
    return deviceView(
      await this.devices.add(subscription, browserName(request.header('user-agent')) ?? 'A browser', actor),
    );
  }

  @Put(':id')
  @ApiOkResponse({ type: PushDeviceView })
  async change(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangePushDevice,
    @CurrentActor() actor: Actor,
  ): Promise<PushDeviceView> {
    return deviceView(await this.devices.change(id, choicesOf(body), actor));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.devices.remove(id, actor);
  }

  /** Sends a notification to the device, to show that it works. */
  @Post(':id/test')
  @HttpCode(204)
  @ApiNoContentResponse()
  async test(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    const device = (await this.devices.of(actor)).find((one) => one.id === id);
    if (!device) throw new PushDeviceNotFound();
    await this.sender.test(device);
  }
}

/** @throws InvalidInput for quiet hours without a beginning or an end */
function choicesOf({ kinds, quietFrom, quietUntil, showsDetails }: ChangePushDevice): PushChoices {
  const hours = { quietFrom: quietFrom || null, quietUntil: quietUntil || null };
  for (const [field, time] of Object.entries(hours)) {
    const isMissing = time === null && Object.values(hours).some((other) => other !== null);
    if (isMissing || (time !== null && !TIME.test(time))) {
      throw new InvalidInput([{ field, message: 'Enter when the quiet hours begin and end.' }]);
    }
  }
  return { kinds, ...hours, showsDetails };
}
