import { describe, expect, it } from 'vitest';
import { InvalidSettingsError, readEnvironment } from './env.server';

function listIssues(settings: Record<string, string>): readonly string[] {
  try {
    readEnvironment(settings);
    return [];
  } catch (error) {
    if (error instanceof InvalidSettingsError) return error.issues;
    throw error;
  }
}

const secret = 'x'.repeat(32);

describe('an invalid setting is reported with an example', () => {
  it.each([
    ['PORT', 'abc', 'a port number from 1 to 65535'],
    ['PORT', '0', 'a port number from 1 to 65535'],
    ['PORT', '70000', 'a port number from 1 to 65535'],
    ['PORT', '80.5', 'a whole number'],
    ['PUBLIC_URL', 'www.example.com', 'https://www.example.com'],
    ['PUBLIC_URL', 'ftp://example.com', 'https://www.example.com'],
    ['SESSION_SECRET', 'short', 'at least 32 characters'],
    ['OIDC_SCOPE', 'profile email', '"openid profile email"'],
    ['BREACHED_PASSWORDS_URL', 'on', 'https://api.pwnedpasswords.com/range'],
    ['BREACHED_PASSWORDS_URL', 'http://passwords.example/range', 'https://api.pwnedpasswords.com/range'],
    ['BREACHED_PASSWORDS_URL', 'https://passwords.example/range?k=1', 'https://api.pwnedpasswords.com/range'],
    ['TRUSTED_PROXIES', 'one', 'number of proxies'],
    ['UPI_ID', 'shop', 'shop@bank'],
    ['STRIPE_API_URL', 'http://stripe.example', 'https://api.stripe.com'],
    ['RAZORPAY_API_URL', 'api.razorpay.com', 'https://api.razorpay.com'],
    ['CHAT_WIDGET_SRC', 'widget.js', 'https://chat.example.com/widget.js'],
    ['MAIL_FROM', 'shop', 'Tessera <hello@example.com>'],
    ['MAIL_FROM', 'Shop <a@b.example>, c@d.example', 'Tessera <hello@example.com>'],
    ['JOBS', 'there', '"here" or "elsewhere"'],
    ['JOBS', 'elsewhere', '"here" when DATABASE_URL is not set'],
    ['NODE_ENV', 'prod', '"production"'],
    ['JOB_ALERT_MINUTES', '0', 'from 1 to 1440'],
    ['NEWSLETTER_PER_MINUTE', '601', 'from 1 to 600'],
    ['DEMO', 'maybe', '"on" or "off"'],
    ['COUNT_VISITS', 'maybe', '"on" or "off"'],
    ['FORMS_PER_MINUTE', '0', 'at least 1'],
    ['FORMS_PER_MINUTE', 'many', 'a whole number of requests'],
    ['DRAIN_SECONDS', '61', 'from 0 to 60'],
    ['LOG_LEVEL', 'loud', 'trace, debug, info, warn, error, silent'],
  ])('%s=%s', (name, value, example) => {
    const issues = listIssues({ [name]: value });
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatch(new RegExp(`^${name} `));
    expect(issues[0]).toContain(example);
    expect(issues[0]).not.toContain('\n');
  });

  it.each(['mysql://host/name', 'host/name', 'postgres://'])('DATABASE_URL=%s', (value) => {
    const issues = listIssues({ DATABASE_URL: value, SESSION_SECRET: secret });
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatch(/^DATABASE_URL .*postgres:\/\/user:password@host\/name/);
  });
});

it('passwords are checked by no service without a setting', () => {
  expect(readEnvironment({}).BREACHED_PASSWORDS_URL).toBeUndefined();
  const BREACHED_PASSWORDS_URL = 'https://api.pwnedpasswords.com/range/';
  expect(readEnvironment({ BREACHED_PASSWORDS_URL }).BREACHED_PASSWORDS_URL).toBe(
    'https://api.pwnedpasswords.com/range',
  );
});

describe('an identity provider', () => {
  const client = { OIDC_CLIENT_ID: 'site' };

  it.each([
    'login.example.com',
    'http://login.example.com',
    'https://login.example.com/?tenant=1',
    'ftp://login.example.com',
  ])('%s is not a valid issuer', (OIDC_AUTHORITY) => {
    const issues = listIssues({ OIDC_AUTHORITY, ...client });
    expect(issues).toEqual([expect.stringMatching(/^OIDC_AUTHORITY .*https:\/\/login\.example\.com/)]);
  });

  it('has an issuer without a slash at the end, and may use HTTP on this machine', () => {
    expect(
      readEnvironment({ OIDC_AUTHORITY: 'https://login.example.com/realms/team/', ...client }),
    ).toMatchObject({
      OIDC_AUTHORITY: 'https://login.example.com/realms/team',
      OIDC_SCOPE: 'openid profile email',
    });
    expect(listIssues({ OIDC_AUTHORITY: 'http://localhost:8080/realms/team', ...client })).toEqual([]);
  });

  it('needs the issuer and the client id', () => {
    expect(listIssues(client)).toEqual(['OIDC_AUTHORITY must be set when OIDC_CLIENT_ID is set']);
    expect(listIssues({ OIDC_AUTHORITY: 'https://login.example.com' })).toEqual([
      'OIDC_CLIENT_ID must be set when OIDC_AUTHORITY is set',
    ]);
  });
});

describe('payment providers', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_abc123', STRIPE_WEBHOOK_SECRET: 'whsec_abc123' };
  const razorpay = {
    RAZORPAY_KEY_ID: 'rzp_live_abc123',
    RAZORPAY_KEY_SECRET: 'a-secret',
    RAZORPAY_WEBHOOK_SECRET: 'another-secret',
  };

  it('are off without settings, and on with all settings of their group', () => {
    expect(readEnvironment({}).STRIPE_SECRET_KEY).toBeUndefined();
    expect(readEnvironment({ ...stripe, ...razorpay })).toMatchObject({ ...stripe, ...razorpay });
  });

  it.each(Object.keys({ ...stripe, ...razorpay }))('%s alone is refused, and the rest is named', (name) => {
    const all: Record<string, string> = { ...stripe, ...razorpay };
    const group = Object.keys(name in stripe ? stripe : razorpay);
    const missing = group.filter((other) => other !== name);
    expect(listIssues({ [name]: all[name] ?? '' })).toEqual(
      missing.map((other) => `${other} must be set when ${name} is set`),
    );
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_live_abc123', 'sk_live_…'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_live_abc123', 'whsec_…'],
    ['RAZORPAY_KEY_ID', 'abc', 'rzp_live_…'],
    ['RAZORPAY_KEY_SECRET', 'two words', 'the key secret'],
    ['RAZORPAY_WEBHOOK_SECRET', 'short', 'at least 12 characters'],
  ])('a wrong %s is refused without showing it', (name, value, example) => {
    const issues = listIssues({ ...stripe, ...razorpay, [name]: value });
    expect(issues).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
    expect(issues[0]).toContain(example);
    expect(issues[0]).not.toContain(value);
  });
});

it('all invalid settings are reported together', () => {
  const issues = listIssues({ PORT: 'abc', LOG_LEVEL: 'loud', DEMO: 'maybe' });
  expect(issues.map((issue) => issue.split(' ')[0])).toEqual(['PORT', 'DEMO', 'LOG_LEVEL']);
});

it('a shared database needs a shared secret', () => {
  expect(listIssues({ DATABASE_URL: 'postgres://host/name' })[0]).toMatch(/^SESSION_SECRET must be set/);
  expect(listIssues({ DATABASE_URL: 'postgres://host/name', SESSION_SECRET: secret })).toEqual([]);
});

it.each(['mail.example.com', 'http://mail.example.com'])('SMTP_URL=%s is not a mail server', (value) => {
  expect(listIssues({ SMTP_URL: value, MAIL_FROM: 'a@b.example' })).toEqual([
    'SMTP_URL must be a full address, for example smtps://user:password@mail.example.com',
  ]);
});

it('a mail server needs a sender', () => {
  expect(listIssues({ SMTP_URL: 'smtp://localhost' })[0]).toMatch(/^MAIL_FROM must be set/);
  for (const sender of ['hello@example.com', 'The shop <hello@example.com>'])
    expect(listIssues({ SMTP_URL: 'smtp://localhost', MAIL_FROM: sender })).toEqual([]);
});

it('an empty setting counts as not set', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({ PORT: 3000, DEMO: true });
});

describe('the file store', () => {
  const store = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_BUCKET: 'tessera-files',
    S3_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    S3_SECRET_ACCESS_KEY: 'a-secret/of+the=store',
  };

  it('is off by default, and on with all of its settings', () => {
    expect(readEnvironment({})).toMatchObject({ FILES: 'database', BACKUPS: 'folder' });
    expect(readEnvironment({ ...store, FILES: 's3', BACKUPS: 's3' })).toMatchObject({
      S3_ENDPOINT: 'https://s3.example.com',
      S3_REGION: 'us-east-1',
      FILES: 's3',
      BACKUPS: 's3',
    });
  });

  it.each(['FILES', 'BACKUPS'])('%s=s3 needs it', (name) => {
    expect(listIssues({ [name]: 's3' })).toEqual([
      `S3_ENDPOINT must be set when ${name} is s3, for example https://s3.example.com`,
    ]);
  });

  it.each(Object.keys(store))('without %s it is refused', (name) => {
    const first = Object.keys(store).find((other) => other !== name);
    expect(listIssues({ ...store, [name]: '' })).toEqual([`${name} must be set when ${first} is set`]);
  });

  it('is reached over HTTPS, or on this machine', () => {
    expect(listIssues({ ...store, S3_ENDPOINT: 'http://s3.example.com' })[0]).toContain('S3_ENDPOINT');
    expect(listIssues({ ...store, S3_ENDPOINT: 'http://127.0.0.1:9000' })).toEqual([]);
  });
});

describe('demo mode', () => {
  const shared = { DATABASE_URL: 'postgres://host/name', SESSION_SECRET: secret };

  it.each<[what: string, settings: Record<string, string>]>([
    ['no setting at all', {}],
    ['a loopback interface', { HOST: '::1' }],
    ['the name of this machine', { HOST: 'localhost', PUBLIC_URL: 'http://localhost:8080' }],
    ['a loopback URL', { PUBLIC_URL: 'https://127.0.0.1' }],
  ])('is on with %s', (_, settings) => {
    expect(readEnvironment(settings)).toMatchObject({ DEMO: true, IS_PUBLIC: false, IS_PUBLIC_DEMO: false });
  });

  it.each<[what: string, settings: Record<string, string>]>([
    ['a public URL', { PUBLIC_URL: 'https://www.example.com' }],
    ['a public URL in the local network', { PUBLIC_URL: 'http://192.168.0.7:3000' }],
    ['a public URL on a loopback interface', { PUBLIC_URL: 'https://www.example.com', HOST: '127.0.0.1' }],
    ['all interfaces', { HOST: '0.0.0.0' }],
    ['all interfaces of IPv6', { HOST: '::' }],
    ['all interfaces behind a loopback URL', { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }],
    ['an interface by name', { HOST: 'shop.example.com' }],
    ['a shared database', shared],
    ['a shared database on this machine', { ...shared, HOST: '127.0.0.1' }],
  ])('is off with %s', (_, settings) => {
    expect(readEnvironment(settings)).toMatchObject({ DEMO: false, IS_PUBLIC_DEMO: false });
  });

  it('is on behind a public URL only with the setting', () => {
    expect(readEnvironment({ DEMO: 'on', PUBLIC_URL: 'https://www.example.com' }).IS_PUBLIC_DEMO).toBe(true);
    expect(readEnvironment({ DEMO: 'on', HOST: '0.0.0.0' }).IS_PUBLIC_DEMO).toBe(true);
    expect(readEnvironment({ DEMO: 'on', ...shared })).toMatchObject({ DEMO: true, IS_PUBLIC_DEMO: false });
    expect(readEnvironment({ DEMO: 'off' }).DEMO).toBe(false);
  });
});

it('the public URL is an origin and has the port of the server', () => {
  expect(readEnvironment({ PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000');
  expect(readEnvironment({ PUBLIC_URL: 'https://Example.com/shop/' }).PUBLIC_URL).toBe('https://example.com');
});
