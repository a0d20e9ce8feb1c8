import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import type { Database } from '~/server/db/database.server';
import { readEnvironment, settingNames } from '~/server/env.server';
import { createMetrics } from '~/server/metrics/metrics.server';
import { projectFiles, readProjectFile } from './project-files';

type Values = Readonly<Record<string, string>>;

const COMMANDS = [['main.js'], ['main.js', 'worker'], ['main.js', 'migrate']].map(([file, ...others]) =>
  ['node', `build/server/${file}`, ...others].join(' '),
);
/** Pending requests end within ten seconds after DRAIN_SECONDS, and what waits for the receiver of traces two seconds later. */
const SECONDS_TO_STOP = 12;
const SECRET = 'x'.repeat(64);
/** What several processes need beside the examples. */
const SHARED = { DATABASE_URL: 'postgres://host/name', SESSION_SECRET: SECRET };

const read = (path: string) => readProjectFile(`deploy/${path}`);
const readEnvFile = (path: string) => parseEnv(read(path)) as Values;

interface Pod {
  terminationGracePeriodSeconds: number;
  containers: {
    command: string[];
    env: { name: string; value: string }[];
    ports: { name: string; containerPort: number }[];
    securityContext: unknown;
    [probe: `${string}Probe`]: { httpGet: { path: string; port: string } } | undefined;
  }[];
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Values;
  stringData?: Values;
  spec: {
    selector?: { matchLabels: Values } & Values;
    scaleTargetRef?: { kind: string; name: string };
    ports?: { targetPort: string }[];
    template?: { metadata: { labels: Values }; spec: Pod };
  };
}

const manifests = ['settings', 'web', 'worker', 'migrate'].flatMap((name) =>
  parseAllDocuments(read(`kubernetes/${name}.yaml`)).map((document): Manifest => document.toJS()),
);
const podsOf = manifests.flatMap(({ metadata, spec }) =>
  spec?.template ? [{ name: metadata.name, ...spec.template }] : [],
);

interface ComposeService {
  image: string;
  command?: string[];
  environment?: Values;
  depends_on?: object;
  stop_grace_period?: string;
  cap_drop?: string[];
  volumes?: string[];
  user?: string;
}

const compose: { services: Record<string, ComposeService>; volumes: object } = parse(
  read('compose/compose.yaml'),
  {
    merge: true,
  },
);
const siteServices = Object.entries(compose.services).filter(([, { image }]) => image.startsWith('tessera:'));

/** Values of variables that a person fills in. */
const fillIn = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value
        .replace(/\$\{SITE_HOST:\?\}/, 'www.example.com')
        .replace(/\$\{\w+:\?\}/g, SECRET)
        .replace(/^replace-with-.*/, SECRET),
    ]),
  );

const listUnknown = (values: Values) => Object.keys(values).filter((name) => !settingNames.includes(name));

describe('the container image', () => {
  const lines = read('container/Containerfile').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('runs as a user without rights, with the command and the port of the site', () => {
    expect(last).toContain('USER node');
    expect(last.indexOf('USER node')).toBeLessThan(last.findIndex((line) => line.startsWith('CMD')));
    expect(last.filter((line) => line.startsWith('CMD'))).toEqual(['CMD ["node", "build/server/main.js"]']);
    const settings = last
      .filter((line) => line.startsWith('ENV '))
      .flatMap((line) => line.slice(4).split(' '))
      .map((pair) => pair.split('=') as [string, string]);
    const { PORT } = readEnvironment(Object.fromEntries(settings));
    expect(last).toContain(`EXPOSE ${PORT}`);
    expect(settings.map(([name]) => name).filter((name) => !settingNames.includes(name))).toEqual([]);
  });

  it('is built with the lock file and contains no sources', () => {
    expect(lines.filter((line) => /npm (?!ci)/.test(line))).toEqual([]);
    const copied = last.filter((line) => line.startsWith('COPY')).map((line) => line.split(' ').at(-1));
    expect(copied).toEqual(['./', './node_modules', './build', './db/migrations']);
  });
});

describe('compose.yaml', () => {
  it('has three web processes and a worker with commands of the site', () => {
    expect(siteServices.map(([name]) => name)).toEqual(['web-1', 'web-2', 'web-3', 'worker']);
    for (const [, { command = ['node', 'build/server/main.js'] }] of siteServices)
      expect(COMMANDS).toContain(command.join(' '));
  });

  it.each(siteServices)('%s has settings that the site accepts, and time to stop', (_, service) => {
    const environment = fillIn(service.environment ?? {});
    expect(listUnknown(environment)).toEqual([]);
    const { DRAIN_SECONDS, DEMO, JOBS } = readEnvironment({
      ...readEnvFile('compose/site.env.example'),
      ...environment,
    });
    expect([DEMO, JOBS]).toEqual([false, 'elsewhere']);
    const grace = Number.parseInt(service.stop_grace_period ?? '', 10);
    expect(grace).toBeGreaterThan(DRAIN_SECONDS + SECONDS_TO_STOP);
    expect(service.cap_drop).toEqual(['ALL']);
  });

  it('names only services, volumes, files and secrets that exist', () => {
    const text = read('compose/compose.yaml');
    const services = Object.keys(compose.services);
    for (const service of Object.values(compose.services)) {
      const others = Array.isArray(service.depends_on)
        ? service.depends_on
        : Object.keys(service.depends_on ?? {});
      expect(others.filter((name) => !services.includes(name))).toEqual([]);
      for (const [source = ''] of (service.volumes ?? []).map((volume) => volume.split(':')))
        expect(
          source.startsWith('./')
            ? projectFiles.includes(`deploy/compose/${source.slice(2)}`)
            : source in compose.volumes,
        ).toBe(true);
    }
    const secrets = Object.keys(readEnvFile('compose/secrets.env.example'));
    const used = new Set([...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
    expect([...used].sort()).toEqual(secrets.sort());
    const upstreams = [...read('compose/Caddyfile').matchAll(/\b([\w-]+):3000/g)].map(([, name]) => name);
    expect(upstreams).toEqual(['web-1', 'web-2', 'web-3']);
  });
});

describe('the units of systemd', () => {
  it.each(['tessera.service', 'tessera-web@.service', 'tessera-worker.service'])('%s', (file) => {
    const text = read(`systemd/${file}`);
    const command = /^ExecStart=\/usr\/bin\/(.+)$/m.exec(text)?.[1];
    expect(COMMANDS).toContain(command);
    const pairs = /^Environment=(.+)$/m.exec(text)?.[1]?.replace('%i', '3001').split(' ') ?? [];
    const environment = Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
    expect(listUnknown(environment)).toEqual([]);
    const settings = { ...readEnvFile('systemd/site.env.example'), ...SHARED, ...environment };
    const { DRAIN_SECONDS } = readEnvironment(settings);
    const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1]);
    expect(seconds).toBeGreaterThan(DRAIN_SECONDS + SECONDS_TO_STOP);
    expect(text).toMatch(/^User=tessera$/m);
    // A boot must not give up, and the end of a process without an error is one, too.
    for (const line of [
      'StartLimitIntervalSec=0',
      'Restart=always',
      'After=network-online.target postgresql.service',
    ])
      expect(text.split('\n')).toContain(line);
    const scripts = [...text.matchAll(/^ExecStartPost=\/usr\/bin\/node (.+)$/gm)].map(([, path]) => path);
    expect(scripts).toEqual(command === COMMANDS[1] ? [] : ['deploy/systemd/wait-until-ready.mjs']);
  });
});

describe('the manifests of Kubernetes', () => {
  const settings = Object.assign(
    {},
    ...manifests.map(({ data, stringData }) => ({ ...data, ...stringData })),
  );

  it.each(podsOf)('$name: command, settings, ports and time to stop', ({ spec }) => {
    for (const { command, env, ports, securityContext, ...probes } of spec.containers) {
      expect(COMMANDS).toContain(command.join(' '));
      const own = Object.fromEntries(env.map(({ name, value }) => [name, value]));
      const all = { ...fillIn(settings), ...own };
      expect(listUnknown(all)).toEqual([]);
      const { DRAIN_SECONDS, PORT, METRICS_PORT, DEMO } = readEnvironment(all);
      expect(DEMO).toBe(false);
      expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(DRAIN_SECONDS + SECONDS_TO_STOP);
      const known: Record<string, number | undefined> = { http: PORT, metrics: METRICS_PORT };
      for (const { name, containerPort } of ports) expect(containerPort).toBe(known[name]);
      for (const [, value] of Object.entries(probes).filter(([name]) => name.endsWith('Probe')))
        expect(['/healthz', '/readyz']).toContain((value as { httpGet: { path: string } }).httpGet.path);
      expect(securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
      });
    }
  });

  it('selectors find pods, and the autoscaler finds its deployment', () => {
    const labels = podsOf.map(({ metadata }) => JSON.stringify(metadata.labels));
    const selectors = manifests.flatMap(({ spec }) => (spec?.selector ? [spec.selector] : []));
    for (const selector of selectors)
      expect(labels).toContain(JSON.stringify(selector.matchLabels ?? selector));
    const deployments = manifests
      .filter(({ kind }) => kind === 'Deployment')
      .map(({ metadata }) => metadata.name);
    const [target] = manifests.flatMap(({ spec }) => spec?.scaleTargetRef ?? []);
    expect(deployments).toContain(target?.name);
  });
});

describe('monitoring', () => {
  /** Metrics are defined before the database answers. */
  async function listMetricNames(): Promise<Set<string>> {
    const database = {} as Database;
    const metrics = await createMetrics({ database, clock: () => new Date() });
    const text = await metrics.format();
    const names = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    );
    return new Set(names.filter((name) => name !== undefined));
  }

  const findNames = (expression: string) =>
    expression.match(/\b(?:tessera|nodejs|process)_[a-z0-9_]+/g) ?? [];

  it('alerts and panels use metrics that exist', async () => {
    const known = await listMetricNames();
    const { groups } = parse(read('monitoring/alerts.yml'));
    const { panels } = JSON.parse(read('monitoring/grafana-dashboard.json'));
    const expressions: string[] = [
      ...groups.flatMap((group: { rules: { expr: string }[] }) => group.rules.map(({ expr }) => expr)),
      ...panels.flatMap((panel: { targets: { expr: string }[] }) => panel.targets.map(({ expr }) => expr)),
    ];
    expect(expressions.length).toBeGreaterThan(20);
    expect(expressions.flatMap(findNames).filter((name) => !known.has(name))).toEqual([]);
    const shown = new Set(expressions.flatMap(findNames));
    const hidden = [...known].filter((name) => /^tessera_(?!.*_sum$)/.test(name) && !shown.has(name));
    expect(hidden).toEqual(['tessera_job_duration_seconds_bucket']);
  });

  it('the README lists every metric of the site', async () => {
    const listed = [...read('monitoring/README.md').matchAll(/^\| `(tessera_\w+)` \|/gm)].map(
      ([, name]) => name,
    );
    const names = [...(await listMetricNames())]
      .filter((name) => name.startsWith('tessera_') && !/_(bucket|sum)$/.test(name))
      .map((name) => name.replace(/_count$/, ''));
    expect(listed.toSorted()).toEqual(names.toSorted());
  });

  it('each alert has a summary and a severity', () => {
    const { groups } = parse(read('monitoring/alerts.yml'));
    for (const rule of groups[0].rules) {
      expect(['page', 'morning']).toContain(rule.labels.severity);
      expect(rule.annotations.summary).toMatch(/^.{20,}[.?]$/);
    }
  });

  it('Prometheus reads every process of compose.yaml', () => {
    const { scrape_configs } = parse(read('monitoring/prometheus.yml'));
    const [{ static_configs }] = scrape_configs;
    expect(static_configs[0].targets).toEqual(siteServices.map(([name]) => `${name}:9464`));
  });
});

describe('settings that the examples leave out', () => {
  /** Lines such as `# NAME=value` and `# NAME: value`. */
  const readCommented = (path: string): Values =>
    Object.fromEntries(
      [...read(path).matchAll(/^ *# ([A-Z][A-Z\d_]+)(?:=|: )(.*)$/gm)].map(([, name = '', value]) => [
        name,
        value || SECRET,
      ]),
    );
  /** Of Node itself. */
  const NODE_SETTINGS = ['TMPDIR'];

  it.each(['compose/site.env.example', 'systemd/site.env.example', 'kubernetes/settings.yaml'])(
    '%s: the site accepts them, files and backups in the store among them',
    (path) => {
      const values = readCommented(path);
      expect(listUnknown(values).filter((name) => !NODE_SETTINGS.includes(name))).toEqual([]);
      const { FILES, BACKUPS, S3_BUCKET, OTEL_EXPORTER_OTLP_ENDPOINT } = readEnvironment({
        ...values,
        PUBLIC_URL: 'https://www.example.com',
        SESSION_SECRET: SECRET,
      });
      expect([FILES, BACKUPS]).toEqual(['s3', 's3']);
      expect(S3_BUCKET).toBe('tessera-files');
      expect(OTEL_EXPORTER_OTLP_ENDPOINT).toBeDefined();
    },
  );
});
