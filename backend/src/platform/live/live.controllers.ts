import type { ServerResponse } from 'node:http';
import { Controller, Get, Inject, Injectable, Logger, Req, Res, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Jobs } from '../jobs/jobs.js';
import { Authenticator, CurrentActor, type Login, Roles, type SignedInRequest } from '../http/security/access.js';
import { type Role, ROLES } from '../../kernel/actor.js';
import { EVERYTHING, LIVE_CHANNEL, LiveTopics, loginsOf } from '../events/live-topics.js';

/** Proxies close a connection that is silent for a minute. */
const PULSE_MS = 25_000;
/** Limits the streams of tabs that are reopened again and again. */
const STREAMS_AN_ACCOUNT = 20;

interface Stream {
  readonly accountId: string;
  readonly names: ReadonlySet<string>;
  readonly response: ServerResponse;
  /** False once the session has ended. */
  readonly isSignedIn: () => Promise<boolean>;
}

/**
 * Notifies the open dashboards of this process of changes in any process (server-sent events). They then refetch
 * through the calls that they also poll.
 */
@Injectable()
export class LiveView {
  private readonly logger = new Logger('LiveView');
  private readonly streams = new Set<Stream>();
  private subscription: { close(): Promise<void> } | undefined;
  private pulse: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    @Inject(Jobs) private readonly jobs: Pick<Jobs, 'listen'>,
    private readonly topics: LiveTopics,
  ) {}

  async start(): Promise<void> {
    this.pulse = setInterval(() => void this.beat(), PULSE_MS);
    try {
      this.subscription = await this.jobs.listen(LIVE_CHANNEL, (message) => {
        this.publish(message === null ? [EVERYTHING] : (JSON.parse(message) as string[]));
      });
    } catch (error) {
      this.logger.warn(`Dashboards refresh by polling alone: ${(error as Error).message}`);
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.pulse);
    for (const stream of this.streams) this.end(stream);
    await this.subscription?.close();
  }

  /** Streams `changed` events until the caller disconnects or the session ends. */
  open(login: Login, response: ServerResponse, isSignedIn: () => Promise<boolean>): void {
    const stream = { accountId: login.id, names: this.topics.channelsFor(login), response, isSignedIn };
    const own = [...this.streams].filter(({ accountId }) => accountId === login.id);
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - STREAMS_AN_ACCOUNT))) this.end(oldest);
    this.streams.add(stream);
    response.on('close', () => this.streams.delete(stream));
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    response.write(': open\n\n');
    if (this.isStopped) this.end(stream);
  }

  private publish(changed: readonly string[]): void {
    for (const stream of this.streams) {
      const { accountId, names, response } = stream;
      const affected = changed.filter((name) => name === EVERYTHING || names.has(name));
      if (affected.length > 0) response.write(`event: changed\ndata: ${JSON.stringify(affected)}\n\n`);
      if (affected.includes(loginsOf(accountId)) || affected.includes(EVERYTHING)) void this.endUnlessSignedIn(stream);
    }
  }

  private async beat(): Promise<void> {
    for (const stream of this.streams)
      if (await this.endUnlessSignedIn(stream)) stream.response.write(': still here\n\n');
  }

  /** Returns whether the stream stays open; it does while the session cannot be checked. */
  private async endUnlessSignedIn(stream: Stream): Promise<boolean> {
    const goesOn = await stream.isSignedIn().catch(() => true);
    if (!goesOn) this.end(stream);
    return goesOn;
  }

  private end(stream: Stream): void {
    this.streams.delete(stream);
    stream.response.end();
  }
}

/** `/api/{role}/live`: a stream of changes. */
function liveController(role: Role): Type {
  @ApiTags('live')
  @Controller(`${role}/live`)
  @Roles(role)
  class LiveController {
    constructor(
      private readonly live: LiveView,
      private readonly authenticator: Authenticator,
    ) {}

    @Get()
    @ApiProduces('text/event-stream')
    @ApiOkResponse({
      description: 'Events `changed`, each with a JSON array of what to read again; `*` for everything.',
      type: String,
    })
    open(@CurrentActor() login: Login, @Req() request: SignedInRequest, @Res() response: Response): void {
      const isSignedIn = async () =>
        (await this.authenticator.loginsNow(request)).some(
          ({ id, awaitsSecondStep, awaitsPassword }) => id === login.id && !awaitsSecondStep && !awaitsPassword,
        );
      this.live.open(login, response, isSignedIn);
    }
  }
  Object.defineProperty(LiveController, 'name', { value: `${role}LiveController` });
  return LiveController;
}

export const liveControllers = ROLES.map(liveController);
