import { z } from 'zod';
import { isEncryptedUrl, providerSecret } from './setting-types.server';

/** Where files and backups are: in the database, or in a store with the S3 API. */
export const fileSettings = {
  BACKUPS: z.enum(['folder', 's3'], { error: 'must be "folder" or "s3"' }).default('folder'),
  FILES: z.enum(['database', 's3'], { error: 'must be "database" or "s3"' }).default('database'),
  S3_ENDPOINT: z
    .string()
    .refine(isEncryptedUrl, 'must be the address of the file store, for example https://s3.example.com')
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, for example tessera-files')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the region of the bucket, for example ap-south-1')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: providerSecret(/^[\w.+/=-]+$/, 'must be the access key id of the file store'),
  S3_SECRET_ACCESS_KEY: providerSecret(/^\S+$/, 'must be the secret access key of the file store'),
} as const;
