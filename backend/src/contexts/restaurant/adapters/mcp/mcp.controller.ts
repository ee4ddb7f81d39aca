import { createMcpHandler, isLegacyRequest, McpServer } from '@modelcontextprotocol/server';
import { Body, Controller, Delete, Get, HttpCode, Injectable, Post, Req, Res } from '@nestjs/common';
import { z } from 'zod';
import { NodeStreamableHTTPServerTransport, toNodeHandler, toWebRequest } from '@modelcontextprotocol/node';
import { ApiOkResponse, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Equals, IsObject, IsOptional, IsString } from 'class-validator';
import type { Request, Response } from 'express';
import { DomainError } from '../../../../kernel/domain-error.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { HoursService, hoursView } from '../../../hours/index.js';
import { ALLERGENS, DIETS, MenuService, type PublishedDish, type PublishedGroup } from '../../../menu/index.js';
import { FreeTimes, parseTimeSlot, PARTY_SIZES, startOf, TIME_SLOTS } from '../../../reservations/index.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { Public } from '../../../../platform/http/security/access.js';
import { LimitedPerAddress } from '../../../../platform/rate-limits/rate-limit.guard.js';

const MAX_DAYS = 31;
const READS = { readOnlyHint: true, openWorldHint: false } as const;

const date = z.iso.date().describe('A day, YYYY-MM-DD');
const LARGE = '10+';
/** Models write numbers as often as texts. */
const partySize = z
  .union([z.enum(PARTY_SIZES), z.int().min(1).max(500), z.string().regex(/^[1-9]\d{0,2}$/)])
  .transform((party) => PARTY_SIZES.find((size) => size === String(party)) ?? LARGE)
  .describe('Guests at the table');
const preferredTime = z
  .union([z.enum(TIME_SLOTS), z.enum(TIME_SLOTS.map(startOf))])
  .transform((time) => parseTimeSlot(time) ?? '12:00 PM');

/** What assistants may ask for a guest. Nothing here changes anything: a table is asked for by the guest, on our page. */
@Injectable()
export class AssistantsTools {
  constructor(
    private readonly restaurant: Restaurant,
    private readonly hours: HoursService,
    private readonly times: FreeTimes,
    private readonly menus: MenuService,
    private readonly settings: AppSettings,
  ) {}

  server(): McpServer {
    const { name, phone } = this.restaurant;
    const server = new McpServer(
      { name, version: '1.0.0', websiteUrl: this.settings.publicUrl.href },
      {
        instructions: `${name}: hours, dishes and free times. A guest sends a table request on our page, and a person replies within 24 hours; never call it booked before that. Allergies: call the restaurant, ${phone}.`,
      },
    );
    // The SDK looks tools up in a plain object, where `__proto__` and `constructor` would be found.
    Object.setPrototypeOf(server['_registeredTools'], null);
    server.registerTool(
      'get_hours',
      {
        title: 'Opening hours',
        description: 'Opening hours day by day, including holidays and closures, in the restaurant’s time zone.',
        inputSchema: z.strictObject({ from: date.optional(), days: z.int().min(1).max(MAX_DAYS).optional() }),
        annotations: READS,
      },
      ({ from, days }) =>
        toolResult(async () => {
          const { today } = this.hours;
          const { timeZone, days: openings } = hoursView(await this.hours.hours(), today, from, days);
          return { timeZone, today, days: openings };
        }),
    );
    server.registerTool(
      'get_menu',
      {
        title: 'Menu',
        description:
          'Dishes with prices. Dishes with offUntil are off today. Allergens are listed for the dish as written; the restaurant knows more.',
        inputSchema: z.strictObject({
          suitableFor: z.array(z.enum(DIETS)).optional().describe('Only dishes that suit all of these diets'),
          without: z.array(z.enum(ALLERGENS)).optional().describe('Only dishes that contain none of these'),
        }),
        annotations: READS,
      },
      ({ suitableFor = [], without = [] }) =>
        toolResult(async () => {
          const { note, groups } = await this.menus.shown();
          return { note, groups: fittingGroups(groups, suitableFor, without) };
        }),
    );
    server.registerTool(
      'find_free_times',
      {
        title: 'Free times',
        description: 'Times on one day at which a party of this size can request a table.',
        inputSchema: z.strictObject({ date, partySize }),
        annotations: READS,
      },
      (party) => toolResult(() => this.times.of(party.date, party.partySize)),
    );
    server.registerTool(
      'prepare_table_request',
      {
        title: 'Prepare a table request',
        description:
          'A link to our page with day, time and party filled in. The guest adds a name and email address and sends it. Until then, nothing is held.',
        inputSchema: z.strictObject({ date, time: preferredTime, partySize }),
        annotations: READS,
      },
      (request) =>
        toolResult(() => {
          const link = new URL('/reservations', this.settings.publicUrl);
          link.searchParams.set('preferredDate', request.date);
          link.searchParams.set('preferredTime', request.time);
          link.searchParams.set('partySize', request.partySize);
          return {
            link: link.href,
            next: 'The guest opens the link, checks it and sends it.',
            answeredWithinHours: 24,
          };
        }),
    );
    return server;
  }
}

/** The groups with the dishes that fit; a group without any is left out. */
function fittingGroups(
  groups: readonly PublishedGroup[],
  suitableFor: readonly string[],
  without: readonly string[],
): PublishedGroup[] {
  const fitting = (all: readonly PublishedDish[]) =>
    all.filter(
      ({ diets = [], contains = [] }) =>
        suitableFor.every((diet) => diets.includes(diet)) && !without.some((allergen) => contains.includes(allergen)),
    );
  return groups.flatMap(({ topRowItems, wineSection, ...group }) => {
    const [items, top, wines] = [group.items, topRowItems ?? [], wineSection?.options ?? []].map(fitting);
    if (!items || !top || !wines || items.length + top.length + wines.length === 0) return [];
    return {
      ...group,
      items,
      ...(top.length > 0 && { topRowItems: top }),
      ...(wineSection && wines.length > 0 && { wineSection: { ...wineSection, options: wines } }),
    };
  });
}

/** As data and, for assistants that read text alone, as the same in words. */
async function toolResult(answer: () => object | Promise<object>) {
  try {
    const structuredContent = { ...(await answer()) };
    return { structuredContent, content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { isError: true, content: [{ type: 'text' as const, text: error.message }] };
  }
}

class McpMessage {
  @Equals('2.0')
  @ApiProperty({ enum: ['2.0'] })
  jsonrpc!: '2.0';

  @IsString()
  @ApiProperty()
  method!: string;

  @IsOptional()
  @ApiPropertyOptional({ oneOf: [{ type: 'string' }, { type: 'number' }] })
  id?: string | number;

  @IsOptional()
  @IsObject()
  @ApiPropertyOptional({ type: Object })
  params?: object;
}

const BOTH = 'application/json, text/event-stream';

/**
 * Tools for assistants (Model Context Protocol over HTTP). Speaks revision 2026-07-28, where each call names its version, and the revisions
 * before it, which begin with a handshake. Both are stateless here, and no tool changes anything.
 */
@ApiTags('restaurant')
@Controller('mcp')
export class McpController {
  private readonly handle;

  constructor(private readonly tools: AssistantsTools) {
    const current = createMcpHandler(() => tools.server(), { legacy: 'reject', maxSubscriptions: 0 });
    this.handle = toNodeHandler(current);
  }

  @Post()
  @Public()
  // One address may be a provider that asks for many guests.
  @LimitedPerAddress({ name: 'mcp-minute', points: 300, seconds: 60 })
  @HttpCode(200)
  @ApiOkResponse({ description: 'Result as JSON-RPC 2.0.', schema: { type: 'object' } })
  async answer(@Body() message: McpMessage, @Req() request: Request, @Res() response: Response): Promise<void> {
    if (!request.accepts('application/json')) {
      throw new HttpProblem(406, `Call with "Accept: ${BOTH}".`);
    }
    // Every response here is JSON, but the SDK refuses clients that do not name both types, as `Accept: */*` does not.
    request.headers.accept = BOTH;
    if (await isLegacyRequest(await toWebRequest(request, message), message))
      await this.answerLegacy(message, request, response);
    else await this.handle(request, response, message);
  }

  private async answerLegacy(message: McpMessage, request: Request, response: Response): Promise<void> {
    const server = this.tools.server();
    const transport = new NodeStreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
    });
    response.once('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request, response, message);
  }

  /** There is no stream to listen to and no session to end. */
  @Get()
  @Public()
  @ApiOkResponse()
  listen(@Res({ passthrough: true }) response: Response): never {
    return this.refuse(response);
  }

  @Delete()
  @Public()
  @ApiOkResponse()
  end(@Res({ passthrough: true }) response: Response): never {
    return this.refuse(response);
  }

  private refuse(response: Response): never {
    response.setHeader('Allow', 'POST');
    throw new HttpProblem(405, 'Call with POST. There are no sessions.');
  }
}
