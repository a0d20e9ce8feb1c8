import type { FieldMetadata } from '@conform-to/react';
import type { ContactDetail } from '~/domain/contact/contact-schema';

type MessageFieldName = 'name' | 'email' | 'phone' | 'topic' | 'message' | ContactDetail;

export type MessageFormFields = Record<MessageFieldName, string>;

/** A field of the message form as Conform describes it. */
export type MessageFormField = FieldMetadata<string, MessageFormFields, string[]>;
