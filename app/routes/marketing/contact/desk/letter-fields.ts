import type { FieldMetadata } from '@conform-to/react';
import type { ContactDetail } from '~/domain/contact';

type LetterFieldName = 'name' | 'email' | 'phone' | 'topic' | 'message' | ContactDetail;

export type LetterFields = Record<LetterFieldName, string>;

/** A field of the letter as Conform describes it. */
export type LetterField = FieldMetadata<string, LetterFields, string[]>;
