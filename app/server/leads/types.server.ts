import type { SubmissionResult } from '@conform-to/react';
import type { LeadKind } from '~/domain/contact/lead';
import type { ServiceDeps } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import type { CheckedFile } from '../files/check-pdf.server';

export interface LeadDeps extends ContentDeps, ServiceDeps {
  /** Signs the links that confirm an email. */
  secret: string;
}

/** A form that has passed its schema. `meta` holds the fields that only this kind of form has. */
export interface NewLead {
  kind: LeadKind;
  /** Absent for forms without an email: then nothing is sent. */
  email?: string;
  /** The confirmed email of the signed-in user. */
  signedInEmail?: string | undefined;
  name?: string;
  topic?: string;
  message?: string;
  meta?: Record<string, unknown>;
  /** Accepted by `checkPdf`. */
  files?: readonly CheckedFile[];
  /** Content of the field that visitors do not see. */
  honeypot?: string;
  /** Milliseconds from showing the form to sending it, where known. */
  filledInMs?: number;
}

/** For the form: its issues and the entered values. */
export interface InvalidSubmission {
  kind: 'invalid';
  result: SubmissionResult<string[]>;
}

/**
 * `token` opens the private page of the lead. `repeated`: the same content was stored a short time ago. There is no token then: who
 * knows what another visitor sent must not get that visitor's page.
 */
export type SubmittedLead = { kind: 'stored'; token: string } | { kind: 'repeated' };

export type LeadSubmission = SubmittedLead | InvalidSubmission;
