import { NodeStreamableHTTPServerTransport, toNodeHandler, toWebRequest } from '@modelcontextprotocol/node';
import { createMcpHandler, isLegacyRequest } from '@modelcontextprotocol/server';
import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Equals, IsObject, IsOptional, IsString } from 'class-validator';
import type { Request, Response } from 'express';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { Public } from '../../../../platform/http/security/access.js';
import { LimitedPerAddress } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { AssistantsTools } from './assistants-tools.js';

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
  @ApiOkResponse({ description: 'The result as JSON-RPC 2.0.', schema: { type: 'object' } })
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
