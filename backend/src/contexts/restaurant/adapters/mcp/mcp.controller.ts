import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
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

/** The door for assistants (modelcontextprotocol.io, Streamable HTTP): each call is complete in itself, and none changes anything. */
@ApiTags('restaurant')
@Controller('mcp')
export class McpController {
  constructor(private readonly tools: AssistantsTools) {}

  @Post()
  @Public()
  // One address may be a provider that asks for many guests.
  @LimitedPerAddress({ name: 'mcp-minute', points: 300, seconds: 60 })
  @HttpCode(200)
  @ApiOkResponse({ description: 'The answer of the protocol, as JSON.', schema: { type: 'object' } })
  async answer(@Body() message: McpMessage, @Req() request: Request, @Res() response: Response): Promise<void> {
    if (!request.accepts('application/json')) {
      throw new HttpProblem(406, `Call with "Accept: ${BOTH}".`);
    }
    // Every answer here is JSON, but the kit refuses programs that do not name both types, as `Accept: */*` does not.
    request.headers.accept = BOTH;
    const server = this.tools.server();
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
    response.once('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request, response, message);
  }

  /** Nothing is told to a listener, and there is no session to end. */
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
    throw new HttpProblem(405, 'Assistants call with POST; nothing is kept between two calls.');
  }
}
