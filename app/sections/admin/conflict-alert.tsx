import type { ReactNode } from 'react';
import { ToolAlert } from './tool-alert';

interface ConflictAlertProps {
  title: string;
  className?: string;
  children?: ReactNode;
}

/** Others changed what a form shows while it was open. The form changed nothing. */
export const ConflictAlert = ({ title, className = 'mb-2.5', children }: ConflictAlertProps) => (
  <ToolAlert tone="warning" role="alert" title={title} className={className}>
    {children}
  </ToolAlert>
);

export interface ComparedField {
  label: string;
  /** The value as it is now. */
  theirs: string;
  /** What was sent. */
  yours: string;
}

/** The fields in which the sent form differs from what others saved. Renders nothing when there is none. */
export function ConflictDifferences({ fields }: { fields: readonly ComparedField[] }) {
  const different = fields.filter(({ theirs, yours }) => theirs !== yours);
  if (different.length === 0) return null;
  return (
    <dl className="mt-1.5 grid gap-1.5 text-text wrap-anywhere">
      {different.map(({ label, theirs, yours }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd className="whitespace-pre-line">Theirs: {theirs}</dd>
          <dd className="whitespace-pre-line">Yours: {yours}</dd>
        </div>
      ))}
    </dl>
  );
}
