import type { FieldMetadata } from '@conform-to/react';

export type PartnerFormFields = Record<
  'kind' | 'organisation' | 'city' | 'web' | 'gstin' | 'name' | 'role' | 'email' | 'phone' | 'message',
  string
>;

/** A field of the form as Conform describes it. */
export type PartnerFormField = FieldMetadata<string, PartnerFormFields, string[]>;
