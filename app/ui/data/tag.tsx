import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';

export interface TagProps {
  children: ReactNode;
  /** Where the tag leads. */
  href?: string;
  isCurrent?: boolean;
  /** Link that takes the tag away again (a filter that is set), with its words for assistive technology. */
  removeLink?: { href: string; label: string };
  className?: string;
}

const TILE =
  'inline-flex min-h-11 items-center gap-2 rounded-inner px-3.5 text-sm font-medium transition-colors';

/** A subject or a filter as a tile. Works without script. */
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
