import { ApiBody, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { OneOf, OptionalLine, OptionalMailAddress } from '../../../../../../platform/http/fields/index.js';
import { Public } from '../../../../../../platform/http/security/access.js';
import { SignedByProvider } from '../../../../../../platform/http/security/signed-by-provider.js';
import { BounceIntake } from '../../bounces/bounce-intake.js';
import { Clock } from '../../../../../../kernel/clock.js';
import { AppSettings } from '../../../../../../platform/config/app-settings.js';
import { SignedBody, type SignedRequest } from '../../../../../../platform/http/body-kinds.js';
import { HttpProblem } from '../../../../../../platform/http/problem.js';
import { IS_SIGNED, type Provider, PROVIDERS, REPORTS_OF } from '../../providers/provider-signatures.js';
import { NotOfAmazon, SnsMessages } from '../../providers/sns-messages.js';

const REPORTED = ['hard', 'soft', 'complaint'] as const;

class ReportBounce {
  @OneOf(REPORTED)
  readonly type!: (typeof REPORTED)[number];

  @OptionalLine({ max: 300 })
  readonly messageId?: string | null;

  @OptionalMailAddress()
  readonly recipient?: string | null;

  @OptionalLine({ max: 500 })
  readonly detail?: string | null;
}

class TakenBounceView {
  @ApiProperty({ description: 'False if the report is about none of our emails.' }) taken!: boolean;
}

/** Webhook for bounces and complaints. It needs no login because the report is signed. */
@ApiTags('e-mail')
@Controller('email/bounces')
export class BouncesController {
  constructor(private readonly intake: BounceIntake) {}

  @Post()
  @Public()
  @SignedByProvider()
  @HttpCode(200)
  @ApiOkResponse({ type: TakenBounceView })
  async report(@Body() { type, messageId, recipient, detail }: ReportBounce): Promise<TakenBounceView> {
    // Soft bounces are accepted and ignored, since the email may still arrive.
    if (type === 'soft') return { taken: false };
    const report = { kind: type, marks: { ...(messageId && { messageId }) }, recipients: recipient ? [recipient] : [] };
    return { taken: await this.intake.take({ ...report, detail: detail ?? `The provider reported: ${type}.` }) };
  }
}

class TakenReportsView {
  @ApiProperty({ description: 'Number of reports about our emails.' }) taken!: number;
}

/** Webhooks in the formats of email providers. They need no login because each provider signs its calls. */
@ApiTags('e-mail')
@Controller('bounces')
export class ProviderBouncesController {
  constructor(
    private readonly settings: AppSettings,
    private readonly intake: BounceIntake,
    private readonly sns: SnsMessages,
    private readonly clock: Clock,
  ) {}

  @Post(':provider')
  @Public()
  @SignedBody({ kilobytes: 1_024, size: '1 MB', elements: 50_000, alsoAs: ['text/plain'] })
  @HttpCode(200)
  @ApiBody({ schema: { type: 'object' }, description: `In the provider’s format: ${PROVIDERS.join(', ')}.` })
  @ApiOkResponse({ type: TakenReportsView })
  async report(
    @Param('provider') provider: string,
    @Body() body: unknown,
    @Req() request: SignedRequest,
  ): Promise<TakenReportsView> {
    const events = await this.eventsIn(provider, body, request);
    let taken = 0;
    for (const report of events) if (await this.intake.take(report)) taken += 1;
    return { taken };
  }

  private async eventsIn(name: string, body: unknown, request: SignedRequest) {
    const { EMAIL_PROVIDER: provider, EMAIL_PROVIDER_KEY: key } = this.settings.environment;
    if (provider === undefined || key === undefined || name !== provider) throw notSigned();
    const events = provider === 'ses' ? await this.opened(body) : body;
    if (provider !== 'ses' && !this.isSigned(provider, key, body, request)) throw notSigned();
    return REPORTS_OF[provider](events);
  }

  private async opened(body: unknown): Promise<unknown> {
    try {
      return await this.sns.open(body);
    } catch (error) {
      if (error instanceof NotOfAmazon) throw notSigned();
      throw new HttpProblem(503, 'The signature could not be looked at now.');
    }
  }

  private isSigned(provider: Exclude<Provider, 'ses'>, key: string, body: unknown, request: SignedRequest): boolean {
    const text = request.signedText ?? Buffer.alloc(0);
    return IS_SIGNED[provider]({ header: (header) => request.header(header), text, body }, key, this.clock.now());
  }
}

const notSigned = () => new HttpProblem(401, 'This call is not signed as EMAIL_PROVIDER signs, or is too old.');
