import {
  Body,
  Controller,
  createParamDecorator,
  Delete,
  type ExecutionContext,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  type Type,
} from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { Programs, Roles, type SignedInRequest } from '../../../../platform/http/security/access.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { IfNoneMatch, PageQuery } from '../../../../platform/lists/page-query.js';
import { type Subscriber, WebhooksService } from '../../domain/webhooks.service.js';
import { webhookDeliveries, webhookEndpoints } from '../persistence/typeorm-webhook-endpoint.repository.js';
import {
  AddWebhook,
  ChangeWebhook,
  DeliveryView,
  endpointChangeOf,
  momentOf,
  NewWebhookView,
  ReplayWanted,
  SampleSentView,
  SampleWanted,
  SecretView,
  subscriptionOf,
  WebhookView,
  webhookView,
} from './webhooks.dto.js';

/** The signed-in owner or the calling program. */
const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Subscriber => {
  const { actor, program } = context.switchToHttp().getRequest<SignedInRequest>();
  if (actor) return { ...actor, scopes: null };
  if (program) return program;
  throw new Error('This handler is open to everybody.');
});

/** The same endpoints for the owner's screen and for programs, which are limited to their token's scopes. */
function webhooksController(path: string, name: string, access: ClassDecorator): Type {
  @ApiTags('webhooks')
  @Controller(path)
  @access
  class WebhooksController {
    constructor(
      private readonly webhooks: WebhooksService,
      private readonly lists: Lists,
    ) {}

    @Get()
    @ApiOperation({ summary: 'List webhooks' })
    @ApiOkResponse({ type: [WebhookView] })
    list(
      @Query() query: PageQuery,
      @Caller() { id: token, scopes }: Subscriber,
      @IfNoneMatch() known?: string,
    ): Promise<ListPage | UnchangedPage> {
      const filter = scopes === null ? {} : { token };
      return this.lists.page(webhookEndpoints, { ...query, scope: 'all', filter }, known);
    }

    @Post()
    @ApiOperation({ summary: 'Add a webhook' })
    @Audited('webhook added')
    @Creates({ secret: 'secret' })
    @ApiCreatedResponse({ type: NewWebhookView })
    async add(@Body() body: AddWebhook, @Caller() caller: Subscriber): Promise<NewWebhookView> {
      const { endpoint, secret } = await this.webhooks.subscribe(subscriptionOf(body), caller);
      return { ...webhookView(endpoint), secret };
    }

    @Get(':id')
    @ApiOperation({ summary: 'Read a webhook' })
    @ApiOkResponse({ type: WebhookView })
    async read(@Param('id', IdPipe) id: string, @Caller() caller: Subscriber): Promise<WebhookView> {
      return webhookView(await this.webhooks.find(id, caller));
    }

    @Patch(':id')
    @ApiOperation({ summary: 'Change a webhook' })
    @Audited('webhook changed')
    @ApiOkResponse({ type: WebhookView })
    async change(
      @Param('id', IdPipe) id: string,
      @Body() body: ChangeWebhook,
      @Caller() caller: Subscriber,
    ): Promise<WebhookView> {
      return webhookView(await this.webhooks.change(id, endpointChangeOf(body), caller));
    }

    @Delete(':id')
    @ApiOperation({ summary: 'Delete a webhook' })
    @Audited('webhook ended')
    @HttpCode(204)
    @ApiNoContentResponse()
    end(@Param('id', IdPipe) id: string, @Caller() caller: Subscriber): Promise<void> {
      return this.webhooks.end(id, caller);
    }

    @Post(':id/rotate')
    @ApiOperation({ summary: 'Replace the signing secret' })
    @Audited('webhook secret renewed')
    @HttpCode(200)
    @Creates({ secret: 'secret' })
    @ApiOkResponse({ type: SecretView })
    async rotate(@Param('id', IdPipe) id: string, @Caller() caller: Subscriber): Promise<SecretView> {
      return { secret: await this.webhooks.rotate(id, caller) };
    }

    @Post(':id/test')
    @ApiOperation({ summary: 'Send a sample event' })
    @HttpCode(202)
    @ApiAcceptedResponse({ type: SampleSentView })
    async test(
      @Param('id', IdPipe) id: string,
      @Body() { type }: SampleWanted,
      @Caller() caller: Subscriber,
    ): Promise<SampleSentView> {
      return { deliveryId: await this.webhooks.sendSample(id, type, caller) };
    }

    @Get(':id/deliveries')
    @ApiOperation({ summary: 'List deliveries' })
    @ApiOkResponse({ type: [DeliveryView] })
    async deliveries(
      @Param('id', IdPipe) endpoint: string,
      @Query() query: PageQuery,
      @Caller() caller: Subscriber,
      @IfNoneMatch() known?: string,
    ): Promise<ListPage | UnchangedPage> {
      await this.webhooks.find(endpoint, caller);
      return this.lists.page(webhookDeliveries, { ...query, scope: 'all', filter: { endpoint } }, known);
    }

    @Post(':id/deliveries/:deliveryId/redeliver')
    @ApiOperation({ summary: 'Deliver an event again' })
    @HttpCode(202)
    @ApiAcceptedResponse()
    redeliver(
      @Param('id', IdPipe) id: string,
      @Param('deliveryId', IdPipe) deliveryId: string,
      @Caller() caller: Subscriber,
    ): Promise<void> {
      return this.webhooks.redeliver(id, deliveryId, caller);
    }

    @Post(':id/replay')
    @ApiOperation({ summary: 'Deliver past events again' })
    @HttpCode(202)
    @ApiAcceptedResponse()
    replay(@Param('id', IdPipe) id: string, @Body() body: ReplayWanted, @Caller() caller: Subscriber): Promise<void> {
      return this.webhooks.replay(id, momentOf(body), caller);
    }
  }
  Object.defineProperty(WebhooksController, 'name', { value: name });
  return WebhooksController;
}

export const webhookControllers = [
  webhooksController('admin/webhooks', 'AdminWebhooksController', Roles('admin')),
  webhooksController('v1/webhooks', 'ProgramsWebhooksController', Programs('webhooks:manage')),
];
