import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { absoluteUrl, onOff } from './kinds.js';

const LENGTH = 'at least 32 characters long';
const secret = z.string().min(32, LENGTH);
const secrets = z.string().refine((text) => text.split(',').every((one) => one.length >= 32), LENGTH);

const isNetwork = (text: string) => ipaddr.isValid(text) || ipaddr.isValidCIDR(text);

const databaseAddress = absoluteUrl(['postgres:', 'postgresql:']).meta({ isSecret: true });
const address = z
  .string()
  .refine((text) => isIP(text) !== 0, 'an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number('a port number from 0 to 65535').int().min(0).max(65535).default(3000),
  HOST: address.default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  PREPARED_STATEMENTS: onOff.default('on'),
  SEED: z.enum(['demo', 'accounts', 'none']).optional(),
  SMTP_URL: absoluteUrl(['smtp:', 'smtps:']).meta({ isSecret: true }).optional(),
  PUBLIC_URL: absoluteUrl(['http:', 'https:']).optional(),
  RATE_LIMITS: onOff.default('on'),
  TRUST_PROXY: z.coerce.number('a number of proxies').int().min(0).max(10).default(0),
  PROXY_ADDRESS: z
    .string()
    .refine((text) => text.split(',').every(isNetwork), 'addresses or networks, such as 10.0.0.1 or 10.0.0.0/8')
    .optional(),
  JOBS: onOff.default('on'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  SESSION_SECRET: secrets.optional(),
  LINK_SECRET: secrets.optional(),
  EMAIL_WEBHOOK_SECRET: secret.optional(),
  EMAIL_PROVIDER: z.enum(['ses', 'mailgun', 'postmark', 'sendgrid', 'brevo']).optional(),
  EMAIL_PROVIDER_KEY: secret.optional(),
  BACKUP_BUCKET: z
    .string()
    .regex(/^s3:\/\/[\w.-]+(\/[\w./-]*)?$/, 's3://bucket or s3://bucket/folder')
    .optional(),
  BACKUP_KEY: secret.optional().meta({ isSecret: true }),
  BACKUP_KEY_FILE: z.string().optional(),
  METRICS_PORT: z.coerce.number('a port number from 1 to 65535').int().min(1).max(65535).optional(),
  METRICS_HOST: address.default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: absoluteUrl(['http:', 'https:']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

type Parsed = z.infer<typeof schema>;

/** Settings that a context declares itself, by variable. */
export type ContextSettings = z.ZodObject;

/** Every setting of the product, validated; docs/operations.md explains each. */
export interface Settings extends Omit<Parsed, 'SEED' | 'PUBLIC_URL'> {
  readonly SEED: 'demo' | 'accounts' | 'none';
  readonly PUBLIC_URL: string;
  readonly contexts: ReadonlyMap<ContextSettings, object>;
}

export class BadConfiguration extends Error {}

/** @throws BadConfiguration with the first wrong variable, its value and the expected one */
export function readSettings(variables: NodeJS.ProcessEnv, contexts: readonly ContextSettings[] = []): Settings {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const data = checked(schema, present);
  const embedded = data.DATABASE_URL === undefined;
  const PUBLIC_URL = (data.PUBLIC_URL ?? `http://localhost:${String(data.PORT)}`).replace(/\/+$/, '');
  const settings: Settings = {
    ...data,
    SEED: data.SEED ?? (embedded && allowsDemoAccounts({ ...data, PUBLIC_URL }) ? 'demo' : 'none'),
    PUBLIC_URL,
    contexts: new Map(contexts.map((context) => [context, checked(context, present)])),
  };
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
    if (settings[name] && embedded) throw new BadConfiguration(`${name} is set without DATABASE_URL; set both.`);
  }
  if (settings.NODE_ENV === 'production' && settings.SEED !== 'none') {
    throw new BadConfiguration(`SEED is '${settings.SEED}'; with NODE_ENV=production it must be 'none'.`);
  }
  if (settings.SEED !== 'none' && !allowsDemoAccounts(settings)) {
    const reached = `PUBLIC_URL is '${PUBLIC_URL}' and HOST is '${settings.HOST}'`;
    throw new BadConfiguration(
      `SEED is '${settings.SEED}', but ${reached}; demo accounts exist on localhost only. Set NODE_ENV=production and SEED=none.`,
    );
  }
  if (settings.NODE_ENV === 'production' && !embedded) {
    for (const name of ['SESSION_SECRET', 'LINK_SECRET'] as const) {
      if (!settings[name]) {
        throw new BadConfiguration(
          `${name} is not set; with NODE_ENV=production and DATABASE_URL it must be at least 32 characters long.`,
        );
      }
    }
  }
  return settings;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** Their password is public, so they are allowed only where no other machine can reach the product. Tests are allowed too. */
export function allowsDemoAccounts({ NODE_ENV, PUBLIC_URL, HOST }: Pick<Settings, 'NODE_ENV' | 'PUBLIC_URL' | 'HOST'>) {
  if (NODE_ENV === 'development') return LOOPBACK.test(new URL(PUBLIC_URL).hostname) && LOOPBACK.test(HOST);
  return NODE_ENV === 'test';
}

/** Names of all variables, for docs/operations.md. */
export const settingNames = (contexts: readonly ContextSettings[]): string[] => [
  ...new Set([schema, ...contexts].flatMap(({ shape }) => Object.keys(shape))),
];

function checked<Schema extends z.ZodObject>(declared: Schema, present: NodeJS.Dict<string>): z.infer<Schema> {
  const { success, data, error } = declared.safeParse(present);
  if (success) return data;
  const [issue] = error.issues;
  const name = String(issue?.path[0]);
  const isSecret = isSecretField(declared.shape[name]);
  const shown = isSecret ? 'invalid' : `'${present[name] ?? ''}'`;
  const value = name.endsWith('SECRET') ? 'too short' : shown;
  const got = present[name] === undefined ? 'not set' : value;
  const condition = issue?.code === 'custom' ? (issue.params?.['condition'] as string | undefined) : undefined;
  throw new BadConfiguration(`${name} is ${got}; ${condition ? `${condition} ` : ''}it must be ${expected(issue)}.`);
}

function isSecretField(field: unknown): boolean {
  if (!(field instanceof z.ZodType)) return false;
  return field.meta()?.['isSecret'] === true || (field instanceof z.ZodOptional && isSecretField(field.unwrap()));
}

function expected(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_value') return issue.values.map((value) => `'${String(value)}'`).join(' or ');
  if (issue?.code === 'too_small' && issue.origin === 'number') return `a number of at least ${String(issue.minimum)}`;
  if (issue?.code === 'too_big' && issue.origin === 'number') return `a number of at most ${String(issue.maximum)}`;
  if (issue?.code === 'invalid_type' && issue.expected === 'int') return 'a whole number';
  return issue?.message ?? 'another value';
}
