import { z } from 'zod';

/** The samplers of OpenTelemetry, by the names of its specification. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const SHARE = 'must be a share from 0 to 1, for example 0.1';
const MILLISECONDS = 'must be a whole number of milliseconds, at least 1000, for example 60000';

/** `undefined` for a text that is no list of pairs. Values are encoded as in URLs. */
function readPairs(text: string): Record<string, string> | undefined {
  const pairs = text.split(',').filter((pair) => pair.trim());
  if (!pairs.every((pair) => /^\s*[\w.-]+\s*=/.test(pair))) return undefined;
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        const [key = '', ...value] = pair.split('=');
        return [key.trim(), decodeURIComponent(value.join('=').trim())];
      }),
    );
  } catch {
    return undefined;
  }
}

/** `key=value,key=value`. */
const pairList = (example: string) =>
  z
    .string()
    .transform((text, context) => {
      const pairs = readPairs(text);
      if (pairs) return pairs;
      context.addIssue({
        code: 'custom',
        message: `must be pairs with commas between them, for example ${example}`,
      });
      return z.NEVER;
    })
    .optional();

/** Traces and metrics by OTLP, with the names of the specification of OpenTelemetry. */
export const otelSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a full address, for example http://127.0.0.1:4318' })
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairList('authorization=Bearer%20token'),
  OTEL_SERVICE_NAME: z.string().max(100, 'must be a short name, for example tessera').default('tessera'),
  OTEL_RESOURCE_ATTRIBUTES: pairList('deployment.environment.name=production'),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, { error: `must be one of ${SAMPLERS.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: SHARE }).min(0, SHARE).max(1, SHARE).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce
    .number({ error: MILLISECONDS })
    .int(MILLISECONDS)
    .min(1000, MILLISECONDS)
    .default(60_000),
} as const;
