import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';

export interface TagProps {
  children: ReactNode;
  /** URL of the tag. */
  href?: string;
  isCurrent?: boolean;
  /** Link that removes the tag (an active filter), with its accessible name. */
  removeLink?: { href: string; label: string };
  className?: string;
}

const TILE =
  'inline-flex min-h-11 items-center gap-2 rounded-inner px-3.5 text-sm font-medium transition-colors';

/** A subject or a filter. Works without JavaScript. */
export function Tag({ children, href, isCurrent, removeLink, className }: TagProps) {
  if (removeLink) {
    return (
      <a
        href={removeLink.href}
        aria-label={removeLink.label}
        className={clsx(TILE, 'bg-control hover:bg-control-hover', className)}
      >
        {children}
        <Icon name="close" size={14} />
      </a>
    );
  }
  const colourClasses = isCurrent ? 'bg-text text-bg font-semibold' : 'bg-control';
  if (href === undefined) return <span className={clsx(TILE, colourClasses, className)}>{children}</span>;
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      className={clsx(TILE, colourClasses, !isCurrent && 'hover:bg-control-hover', className)}
    >
      {children}
    </a>
  );
}
