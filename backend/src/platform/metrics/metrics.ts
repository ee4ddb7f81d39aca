import { Injectable, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Counter, Gauge as PrometheusGauge, Histogram, Registry } from 'prom-client';
import { registersMethod } from '../registration/registering-decorators.js';
import { AppSettings } from '../config/app-settings.js';
import { routeOf } from '../http/route-of.js';
import { Database } from '../persistence/database.js';
import { VERSION } from '../config/version.js';

/** A metric that takes longer is left out: Prometheus gives up on the whole scrape after ten seconds. */
const PATIENCE_MS = 3_000;
/** Buckets from a cached page to a report over years. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

type Call = 'method' | 'route' | 'status';

/** The current value of a metric with its labels. */
export interface Reading {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

export interface Figure {
  /** Prometheus naming: `courtyard_…`, with its unit. */
  readonly name: string;
  readonly help: string;
  /** Low cardinality only: never an address, a name or an id. */
  readonly labels?: readonly string[];
  readonly read: () => readonly Reading[] | Promise<readonly Reading[]>;
}

/** The method reads a figure for Prometheus. */
export const Gauge = (figure: Omit<Figure, 'read'>) =>
  registersMethod<Figure['read']>((find, read) => {
    find(Metrics).gauge({ ...figure, read });
  });

interface Registered {
  readonly registry: Registry;
  readonly calls: Histogram<Call>;
  readonly failedReads: Counter<'figure'>;
}

/** Prometheus metrics of this process, declared by the contexts. The client library is loaded only if metrics are on. */
@Injectable()
export class Metrics {
  private readonly figures: Figure[] = [];
  private registered: Registered | null = null;
  private readonly logger = new Logger('Metrics');

  constructor(
    private readonly settings: AppSettings,
    private readonly database: Database,
  ) {}

  get isOn(): boolean {
    return this.settings.environment.METRICS_PORT !== undefined;
  }

  /**
   * Read on each scrape over the connections for jobs, so that requests never wait for it. Every process reports what
   * the database knows, even when all others have ended; aggregate it with `max`.
   */
  gauge(figure: Figure): void {
    this.figures.push(figure);
  }

  /** Call it before the first request; does nothing if metrics are off. */
  async start(): Promise<void> {
    if (!this.isOn) return;
    const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = (await import('prom-client')).default;
    const registry = new Registry();
    const registers = [registry];
    collectDefaultMetrics({ register: registry });
    const built = new Gauge({
      name: 'courtyard_build_info',
      help: 'Which version runs here, and as what; always 1.',
      labelNames: ['version', 'role'],
      registers,
    });
    built.set({ version: VERSION, role: this.settings.environment.ROLE }, 1);
    const calls = new Histogram({
      name: 'courtyard_call_duration_seconds',
      help: 'Calls by the route that answered, without streams.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: SECONDS,
      registers,
    });
    const failedReads = new Counter({
      name: 'courtyard_figure_failures_total',
      help: 'Figures that could not be read when they were asked for, such as while the database is gone.',
      labelNames: ['figure'] as const,
      registers,
    });
    this.registered = { registry, calls, failedReads };
    for (const figure of this.figures) {
      const read = (gauge: PrometheusGauge) => this.read(figure, gauge);
      const { name, help, labels = [] } = figure;
      new Gauge({
        name,
        help,
        labelNames: labels,
        registers,
        async collect() {
          await read(this);
        },
      });
    }
  }

  /** The text format of Prometheus. */
  async text(): Promise<{ readonly type: string; readonly body: string }> {
    if (!this.registered) throw new Error('Metrics are off.');
    const { registry } = this.registered;
    return { type: registry.contentType, body: await registry.metrics() };
  }

  /** Counts a call by its route, never by its URL, because the number of URLs is unbounded. */
  readonly count = (request: Request, response: Response, next: NextFunction): void => {
    const begun = performance.now();
    response.once('close', () => {
      // The duration of a stream is not a response time.
      if (response.getHeader('content-type')?.toString().startsWith('text/event-stream')) return;
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      this.registered?.calls.observe({ ...routeOf(request), status }, (performance.now() - begun) / 1_000);
    });
    next();
  };

  private async read({ name, labels = [], read }: Figure, gauge: PrometheusGauge): Promise<void> {
    // Report nothing rather than an outdated value.
    gauge.reset();
    if (labels.length === 0) gauge.remove();
    try {
      const readings = await inTime(() => this.database.inJob(async () => read()));
      for (const reading of readings) gauge.set({ ...reading.labels }, reading.value);
    } catch (error) {
      this.registered?.failedReads.inc({ figure: name });
      this.logger.debug(`${name} could not be read: ${(error as Error).message}`);
    }
  }
}

async function inTime<T>(read: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error('It took too long.'));
  }, PATIENCE_MS);
  try {
    return await Promise.race([read(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
