import type { Environment } from '../env.server';
import type { ObjectStore } from './object-store.server';

type StoreSettings = Pick<
  Environment,
  'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** The object store of the settings. `undefined` without one: then its client is not loaded either. */
export async function openObjectStore(settings: StoreSettings): Promise<ObjectStore | undefined> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  const { createS3Store } = await import('./s3-store.server');
  return createS3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey });
}
