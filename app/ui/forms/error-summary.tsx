import type { ReactNode } from 'react';
import { Alert } from '../feedback/alert';

export interface SummaryIssue {
  message: string;
  /** Id of the control. An issue of the whole form has none. */
  controlId?: string | undefined;
}

interface ErrorSummaryProps {
  title: string;
  /** In the order of the page. */
  issues: readonly SummaryIssue[];
  children?: ReactNode;
}

/** The issues of a form above it, each with a link to its field. Works without JavaScript. */
export function ErrorSummary({ title, issues, children }: ErrorSummaryProps) {
  if (issues.length === 0) return null;
  return (
    <Alert tone="danger" role="alert" title={title}>
      {children}
      <ul className="mt-1 grid gap-1">
        {issues.map(({ controlId, message }) => (
          <li key={`${controlId} ${message}`}>
            {controlId ? (
              <a
                href={`#${controlId}`}
                className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-text"
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
