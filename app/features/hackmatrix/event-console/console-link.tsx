import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { paths } from '~/paths';
import { type ConsoleState, toConsoleQuery } from './console-state';

/** What every view of the console gets: its state, and what a link to another state calls. */
export interface ConsoleViewProps {
  state: ConsoleState;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface ConsoleLinkProps extends ConsoleViewProps {
  /** What the link changes. */
  change: Partial<ConsoleState>;
  children: ReactNode;
  className?: string;
  /** Colours of the current one. */
  currentClassName?: string;
}

/** A link to the same page with another state of the console. The current one is marked. */
export function ConsoleLink({
  state,
  onFollow,
  change,
  children,
  className,
  currentClassName = 'bg-text text-bg',
}: ConsoleLinkProps) {
  const next = { ...state, ...change };
  const query = toConsoleQuery(next);
  const isCurrent = JSON.stringify(query) === JSON.stringify(toConsoleQuery(state));
  return (
    <a
      href={`${paths.organiserTour(query)}#console`}
      onClick={onFollow}
      aria-current={isCurrent ? 'true' : undefined}
      className={clsx(
        'rounded-inner transition-colors',
        isCurrent ? currentClassName : 'bg-control hover:bg-control-hover',
        className,
      )}
    >
      {children}
    </a>
  );
}

interface StepLinksProps<Name extends keyof ConsoleState> extends ConsoleViewProps {
  label: string;
  name: Name;
  steps: readonly { value: ConsoleState[Name]; text: string }[];
}

/** The steps of one control in a row. */
export function StepLinks<Name extends keyof ConsoleState>({
  label,
  name,
  steps,
  ...view
}: StepLinksProps<Name>) {
  return (
    <nav aria-label={label}>
      <p aria-hidden="true" className="mb-2 text-muted">
        {label}
      </p>
      <ul className="flex flex-wrap gap-grout">
        {steps.map(({ value, text }) => (
          <li key={text}>
            <ConsoleLink
              {...view}
              change={{ [name]: value }}
              className="inline-flex min-h-11 items-center px-3 font-semibold tabular-nums"
            >
              {text}
            </ConsoleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
