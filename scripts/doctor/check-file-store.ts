import { randomUUID } from 'node:crypto';
import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '../../app/domain/operations/diagnosis.ts';
import { appModules } from './app-modules.ts';

type Environment = ReturnType<typeof import('../../app/server/env.server.ts')['readEnvironment']>;

/** Writes, reads and deletes an object. Empty without a file store. */
export async function checkFileStore(environment: Environment): Promise<Diagnosis[]> {
  const { openObjectStore } = await appModules.objectStore();
  const store = await openObjectStore(environment);
  if (!store) return [];
  const { hashContent } = await appModules.fileContents();
  const key = `doctor/${randomUUID()}`;
  const content = new TextEncoder().encode(key);
  try {
    await store.put(key, content, { mediaType: 'text/plain', sha256: hashContent(content) });
    const read = await store.get(key);
    await store.list('doctor/');
    await store.delete(key);
    return Buffer.from(read ?? []).equals(content)
      ? [createHealthyDiagnosis(`The file store ${store.name} takes, gives and deletes files.`)]
      : [
          createProblemDiagnosis(
            `The file store ${store.name} does not give back what it took. Check S3_BUCKET.`,
          ),
        ];
  } catch (error) {
    return [
      createProblemDiagnosis(
        `${error instanceof Error ? error.message : error}. Check S3_ENDPOINT and the others.`,
      ),
    ];
  }
}
