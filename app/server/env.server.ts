import { z } from 'zod';
import { site } from '~site';
import { fileSettings } from './env/file-settings.server';
import { otelSettings } from './env/otel-settings.server';
import {
  databaseUrl,
  flag,
  isEncryptedUrl,
  isLoopbackHost,
  port,
  providerSecret,
  webUrl,
} from './env/setting-types.server';

/** The origin in the pages of a build. The build does not know the settings. */
export const BUILD_ORIGIN = `https://${site.domain}`;

/** `name@host`, or `Name <name@host>`. Mail servers reject other senders. */
const SENDER = /^(?:[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Whether other machines can reach the site, by the interface that it listens on or by a proxy at its public URL. */
function isPublic({ HOST, PUBLIC_URL }: { HOST: string; PUBLIC_URL?: string | undefined }): boolean {
  return !isLoopbackHost(HOST) || (PUBLIC_URL !== undefined && !isLoopbackHost(new URL(PUBLIC_URL).hostname));
}

const apiUrl = (example: string) =>
  z
    .string()
    .refine(isEncryptedUrl, `must be the address of the API, for example ${example}`)
    .transform((value) => value.replace(/\/$/, ''))
    .optional();

/** Settings that switch a provider on together. */
const SETTINGS_OF_PROVIDERS = [
  ['OIDC_AUTHORITY', 'OIDC_CLIENT_ID'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const;

/** What DATABASE_URL is beside each further address. */
const MAIN_SERVERS = [
  ['DATABASE_DIRECT_URL', 'pooler'],
  ['DATABASE_READ_URL', 'primary'],
] as const;

const perMinute = z.coerce
  .number({ error: 'must be a whole number of requests, for example 30' })
  .int('must be a whole number of requests, for example 30')
  .min(1, 'must be at least 1');

const schema = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'], {
        error: 'must be "production", or "development" or "test" for work on the site',
      })
      .default('production'),
    PORT: port.default(3000),
    HOST: z.string().min(1, 'must be an address to listen on, for example 127.0.0.1').default('127.0.0.1'),
    PUBLIC_URL: webUrl('https://www.example.com').optional(),
    DATABASE_URL: databaseUrl.optional(),
    DATA_FOLDER: z.string().min(1).default('.data'),
    BACKUP_DIR: z.string().min(1).optional(),
    ...fileSettings,
    DATABASE_DIRECT_URL: databaseUrl.optional(),
    DATABASE_READ_URL: databaseUrl.optional(),
    INVALIDATION: z.enum(['listen', 'poll'], { error: 'must be "listen" or "poll"' }).default('listen'),
    SESSION_SECRET: z
      .string()
      .min(32, 'must be at least 32 characters, for example from `openssl rand -hex 32`')
      .optional(),
    OIDC_AUTHORITY: z
      .string()
      .refine(
        isEncryptedUrl,
        'must be the issuer address of the provider, for example https://login.example.com/realms/team',
      )
      .transform((value) => value.replace(/\/$/, ''))
      .optional(),
    OIDC_CLIENT_ID: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'must be the client id that the provider shows, without spaces')
      .optional(),
    OIDC_SCOPE: z
      .string()
      .refine(
        (value) => value.split(/\s+/).includes('openid'),
        'must be scopes with openid among them, for example "openid profile email"',
      )
      .default('openid profile email'),
    OIDC_NAME: z.string().max(60, 'must be a short name, for example "Vetal Hill account"').optional(),
    BREACHED_PASSWORDS_URL: z
      .string()
      .refine(
        isEncryptedUrl,
        'must be the address of a range service, for example https://api.pwnedpasswords.com/range',
      )
      .transform((value) => value.replace(/\/$/, ''))
      .optional(),
    TRUSTED_PROXIES: z.coerce
      .number({ error: 'must be the number of proxies in front of this server, for example 1' })
      .int()
      .min(0)
      .max(10)
      .default(0),
    UPI_ID: z
      .string()
      .regex(/^[\w.-]{2,}@[a-z][a-z0-9]{1,}$/i, 'must be a UPI id, for example shop@bank')
      .default(site.payment.upiId),
    STRIPE_SECRET_KEY: providerSecret(
      /^[sr]k_(test|live)_\w+$/,
      'must be the secret key of the Stripe dashboard, which begins with sk_ or rk_, for example sk_live_…',
    ),
    STRIPE_WEBHOOK_SECRET: providerSecret(
      /^whsec_\S+$/,
      'must be the signing secret of the webhook at Stripe, for example whsec_…',
    ),
    STRIPE_API_URL: apiUrl('https://api.stripe.com'),
    RAZORPAY_KEY_ID: providerSecret(
      /^rzp_(test|live)_\w+$/,
      'must be the key id of the Razorpay dashboard, for example rzp_live_…',
    ),
    RAZORPAY_KEY_SECRET: providerSecret(
      /^\S+$/,
      'must be the key secret that Razorpay showed with the key id',
    ),
    RAZORPAY_WEBHOOK_SECRET: providerSecret(
      /^\S{12,}$/,
      'must be the secret of the webhook at Razorpay, at least 12 characters, for example from `openssl rand -hex 32`',
    ),
    RAZORPAY_API_URL: apiUrl('https://api.razorpay.com'),
    CHAT_WIDGET_SRC: webUrl('https://chat.example.com/widget.js').optional(),
    WEBSUB_HUB_URL: webUrl('https://hub.example.com').optional(),
    WEBHOOKS_TO_PRIVATE: flag.default(false),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: 'must be a full address, for example smtps://user:password@mail.example.com',
      })
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(
        SENDER,
        `must be an address with or without a name, for example ${site.name} <hello@example.com>`,
      )
      .optional(),
    INBOUND_EMAIL_SECRET: z
      .string()
      .regex(
        /^[\x21-\x7e]{32,}$/,
        'must be at least 32 characters without spaces, for example from `openssl rand -hex 32`',
      )
      .optional(),
    INBOUND_EMAIL_ADDRESS: z
      .string()
      .regex(
        /^[\w.-]{1,15}@[^\s<>@+]+$/,
        'must be an address with at most 15 characters before the @, for example hello@example.com',
      )
      .optional(),
    JOBS: z.enum(['here', 'elsewhere'], { error: 'must be "here" or "elsewhere"' }).default('here'),
    JOB_ALERT_MINUTES: z.coerce
      .number({ error: 'must be a number of minutes from 1 to 1440, for example 15' })
      .min(1, 'must be a number of minutes from 1 to 1440, for example 15')
      .max(1440, 'must be a number of minutes from 1 to 1440, for example 15')
      .default(15),
    NEWSLETTER_PER_MINUTE: z.coerce
      .number({ error: 'must be a whole number of emails from 1 to 600, for example 60' })
      .int('must be a whole number of emails from 1 to 600, for example 60')
      .min(1, 'must be a whole number of emails from 1 to 600, for example 60')
      .max(600, 'must be a whole number of emails from 1 to 600, for example 60')
      .default(60),
    STAFF_TWO_FACTOR: flag.default(false),
    DEMO: flag.optional(),
    COUNT_VISITS: flag.default(true),
    DEMO_BUSINESS: flag.default(true),
    FORMS_PER_MINUTE: perMinute.default(30),
    METRICS_PORT: port.optional(),
    METRICS_HOST: z
      .string()
      .min(1, 'must be an address to listen on, for example 127.0.0.1')
      .default('127.0.0.1'),
    ...otelSettings,
    DRAIN_SECONDS: z.coerce
      .number({ error: 'must be a number of seconds from 0 to 60, for example 5' })
      .min(0, 'must be a number of seconds from 0 to 60, for example 5')
      .max(60, 'must be a number of seconds from 0 to 60, for example 5')
      .default(0),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
        error: 'must be one of trace, debug, info, warn, error, silent',
      })
      .optional(),
  })
  .superRefine((value, context) => {
    if (value.DATABASE_URL && !value.SESSION_SECRET) {
      context.addIssue({
        code: 'custom',
        path: ['SESSION_SECRET'],
        message: 'must be set when DATABASE_URL is set, for example from `openssl rand -hex 32`',
      });
    }
    for (const [name, server] of MAIN_SERVERS)
      if (value[name] && !value.DATABASE_URL)
        context.addIssue({
          code: 'custom',
          path: ['DATABASE_URL'],
          message: `must be set when ${name} is set: it is the address of the ${server}`,
        });
    // A worker cannot open the embedded database: no process would run the jobs.
    if (value.JOBS === 'elsewhere' && !value.DATABASE_URL) {
      context.addIssue({
        code: 'custom',
        path: ['JOBS'],
        message: 'must be "here" when DATABASE_URL is not set: a worker cannot open the embedded database',
      });
    }
    if (value.SMTP_URL && !value.MAIL_FROM) {
      context.addIssue({
        code: 'custom',
        path: ['MAIL_FROM'],
        message: `must be set when SMTP_URL is set, for example ${site.name} <hello@example.com>`,
      });
    }
    for (const name of ['FILES', 'BACKUPS'] as const)
      if (value[name] === 's3' && !value.S3_ENDPOINT)
        context.addIssue({
          code: 'custom',
          path: ['S3_ENDPOINT'],
          message: `must be set when ${name} is s3, for example https://s3.example.com`,
        });
    for (const names of SETTINGS_OF_PROVIDERS) {
      const present = names.find((name) => value[name]);
      for (const name of names)
        if (present && !value[name])
          context.addIssue({ code: 'custom', path: [name], message: `must be set when ${present} is set` });
    }
  })
  .transform((value) => {
    const IS_PUBLIC = isPublic(value);
    const DEMO = value.DEMO ?? (value.DATABASE_URL === undefined && !IS_PUBLIC);
    return {
      ...value,
      DEMO,
      IS_PUBLIC,
      /** All visitors can use the sample accounts and read the mailbox. Every page has a banner about it. */
      IS_PUBLIC_DEMO: DEMO && IS_PUBLIC,
      // Without a line for each request, the start message stays visible in demo mode.
      LOG_LEVEL: value.LOG_LEVEL ?? (DEMO ? 'warn' : 'info'),
      PUBLIC_URL: new URL(value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).origin,
      // For search engines. Without the setting it is the origin of the build, never that of this machine.
      CANONICAL_ORIGIN: new URL(value.PUBLIC_URL ?? BUILD_ORIGIN).origin,
    };
  });

export type Environment = z.output<typeof schema>;

/** The settings that exist, for documentation and `npm run doctor`. */
export const settingNames = Object.keys(schema.in.shape);

/** One line for each invalid setting: its name, the rule, and an example. */
export class InvalidSettingsError extends Error {
  override name = 'InvalidSettingsError';
  readonly issues: readonly string[];
  constructor(issues: readonly string[]) {
    super(issues.join('\n'));
    this.issues = issues;
  }
}

/** Reads the settings once, at startup. An empty value counts as not set. Throws `InvalidSettingsError`. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  throw new InvalidSettingsError(
    result.error.issues.map((issue) => `${issue.path.join('.') || 'settings'} ${issue.message}`),
  );
}
