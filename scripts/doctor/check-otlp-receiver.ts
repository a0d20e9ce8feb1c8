import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '../../app/domain/operations/diagnosis.ts';

/** Whether the receiver of OTEL_EXPORTER_OTLP_ENDPOINT takes traces: an empty list is valid and stores nothing. */
export async function checkOtlpReceiver(
  endpoint: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Diagnosis> {
  try {
    const response = await fetch(`${endpoint}/v1/traces`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ resourceSpans: [] }),
      signal: AbortSignal.timeout(5_000),
    });
    return response.ok
      ? createHealthyDiagnosis(`The receiver of traces at ${endpoint} responds.`)
      : createProblemDiagnosis(
          `${endpoint}/v1/traces responds with ${response.status}. Check OTEL_EXPORTER_OTLP_ENDPOINT and _HEADERS.`,
        );
  } catch {
    return createProblemDiagnosis(
      `The receiver of traces at ${endpoint} does not respond. The site runs without it.`,
    );
  }
}
