import { type INestApplicationContext, RequestMethod } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { Logger } from 'nestjs-pino';
import { IdentityService } from '../contexts/identity/index.js';
import { BadConfiguration, allowsDemoAccounts } from '../platform/config/environment.js';
import type { Clock } from '../kernel/clock.js';
import type { Restaurant } from '../kernel/restaurant.js';
import { AppSettings } from '../platform/config/app-settings.js';
import {
  dropOngoingUploads,
  dropStalledResponses,
  limitConnections,
  waitForPipelineTurn,
} from '../platform/http/connections.js';
import { ProblemView } from '../platform/http/problem.js';
import { refuseMalformedUrls } from '../platform/http/problem.filter.js';
import { problemResponse } from '../platform/http/problem-response.js';
import { REQUIRED_SCOPE } from '../platform/http/security/access.js';
import { trustedProxy } from '../platform/http/trusted-proxy.js';
import { AnswerAdapter } from '../platform/lists/list-page.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { Tracing } from '../platform/tracing/tracing.js';
import { BuiltSite } from '../platform/web/built-site.js';
import { LivePages } from '../platform/web/live-pages.js';
import { apiContentPolicy, securityHeaders } from '../platform/web/ready-page.js';
import { webSite } from '../platform/web/web-site.js';
import { AppModule } from './app.module.js';

/** @throws BadConfiguration if demo accounts still have the published password */
async function refuseDemoAccounts(app: INestApplicationContext): Promise<void> {
  const accounts = await app.get(IdentityService, { strict: false }).demoAccounts();
  if (accounts.length === 0) return;
  const addresses = accounts.map(({ email }) => email).join(', ');
  throw new BadConfiguration(
    `Other machines reach this product, and the password of these demo accounts is published: ${addresses}; run 'npm run disable-demo-accounts', then start again.`,
  );
}

/** What tests replace in the application. */
interface Replaced {
  readonly clock?: Clock;
  readonly restaurant?: Restaurant;
  /** Called before the application starts. */
  readonly prepare?: (app: NestExpressApplication) => void;
}

/** Builds the whole application from its settings and starts it, without listening. */
export async function createApp(
  settings: AppSettings,
  { clock, restaurant, prepare }: Replaced = {},
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.for(settings, clock, restaurant),
    new AnswerAdapter(),
    {
      bodyParser: false,
      logger: ['warn', 'error'],
      abortOnError: false,
    },
  );
  configure(app, settings);
  if (settings.environment.NODE_ENV !== 'production') {
    SwaggerModule.setup('api/docs', app, () => describeApi(app), {
      jsonDocumentUrl: 'api/docs/openapi.json',
    });
  }
  SwaggerModule.setup('api/v1/docs', app, () => describeProgramsApi(app), {
    jsonDocumentUrl: 'api/v1/openapi.json',
  });
  prepare?.(app);
  try {
    if (!allowsDemoAccounts(settings.environment)) await refuseDemoAccounts(app);
    await app.init();
    await app.get(Metrics, { strict: false }).start();
  } catch (error) {
    await app.close();
    throw error;
  }
  app.useLogger(app.get(Logger));
  return app;
}

/** Paths outside of `/api`: uploaded images are next to the website's own, and calendars have short URLs. */
const BESIDE_API = ['pictures/:name', 'calendar/:secret.ics'];
const CALLS = /^\/(?:api(?:\/|$)|calendar\/[^/]+\.ics$|pictures\/[0-9a-f]{20}-\d+\.(?:webp|jpg)$)/i;

function configure(app: NestExpressApplication, settings: AppSettings): void {
  app.setGlobalPrefix('api', {
    exclude: BESIDE_API.map((path) => ({ path, method: RequestMethod.GET })),
  });
  app.disable('x-powered-by');
  const { TRUST_PROXY, PROXY_ADDRESS } = settings.environment;
  app.set('trust proxy', trustedProxy(TRUST_PROXY, PROXY_ADDRESS));
  app.set('query parser', 'simple');
  const metrics = app.get(Metrics, { strict: false });
  if (metrics.isOn) app.use(metrics.count);
  app.use(app.get(Tracing, { strict: false }).call);
  app.use(waitForPipelineTurn, dropStalledResponses, dropOngoingUploads);
  app.use(...securityHeaders(settings.publicUrl.protocol === 'https:'));
  app.use('/api', apiContentPolicy);
  const site = app.get<BuiltSite | null>(BuiltSite, { strict: false });
  if (site) app.use(webSite(site, settings.publicUrl, CALLS, app.get(LivePages, { strict: false })));
  app.use(refuseMalformedUrls);
  limitConnections(app.getHttpServer());
}

/** OpenAPI of the public site and the back office. */
export function describeApi(app: NestExpressApplication): OpenAPIObject {
  const { publicUrl } = app.get(AppSettings, { strict: false });
  const about = described(publicUrl)
    .setTitle('Courtyard')
    .setDescription('Public site and back office. Errors are application/problem+json (RFC 9457).')
    .addCookieAuth(publicUrl.protocol === 'https:' ? '__Host-courtyard.sid' : 'courtyard.sid')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'opaque',
      description: 'Token from an emailed link or a sign-in.',
    })
    .build();
  return documented(app, about, (path) => !path.startsWith(VERSIONED));
}

/** OpenAPI of the versioned API, which only gets additions, no breaking changes. */
export function describeProgramsApi(app: NestExpressApplication): OpenAPIObject {
  const { publicUrl } = app.get(AppSettings, { strict: false });
  const about = described(publicUrl)
    .setTitle('Courtyard API')
    .setDescription('Calls with an access token. Errors are application/problem+json (RFC 9457).')
    .setVersion('1')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'cty_…',
      description: `An access token; \`${REQUIRED_SCOPE}\` of an operation names the scope it needs.`,
    })
    .build();
  return documented(app, about, (path) => path.startsWith(VERSIONED));
}

const described = (publicUrl: URL) =>
  new DocumentBuilder()
    .addServer(publicUrl.origin)
    .addGlobalResponse({ status: 'default', ...problemResponse('An error') });

const VERSIONED = '/api/v1/';

/** OpenAPI document of the given paths, with the schemas they use. */
function documented(
  app: NestExpressApplication,
  about: Omit<OpenAPIObject, 'paths'>,
  isIncluded: (path: string) => boolean,
): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, about, { extraModels: [ProblemView] });
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => isIncluded(path)));
  for (const [path, operations] of Object.entries(paths)) addInputErrors(path, Object.values(operations as object));
  const all = document.components?.schemas ?? {};
  const used = new Set<string>();
  const collect = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/([^"]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      collect(all[name] ?? {});
    }
  };
  collect([paths, document.components?.responses ?? {}]);
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
  return { ...document, security: [], paths, components: { ...document.components, schemas } };
}

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Adds validation and not-found errors according to an operation's inputs, so that they need no decorator. */
function addInputErrors(path: string, operations: readonly OperationObject[]): void {
  for (const { requestBody, parameters = [], responses } of operations) {
    if (requestBody !== undefined || parameters.length > 0)
      responses['400'] ??= problemResponse('The input is invalid');
    if (path.includes('{')) responses['404'] ??= problemResponse('Not found');
  }
}
