import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';

export interface TagProps {
  children: ReactNode;
  /** Where the tag leads. */
  href?: string;
  current?: boolean;
  /** Link that takes the tag away again (a filter that is set), with its words for assistive technology. */
  remove?: { href: string; label: string };
  className?: string;
}

const TILE =
  'inline-flex min-h-11 items-center gap-2 rounded-inner px-3.5 text-sm font-medium transition-colors';

/** A subject or a filter as a tile. Works without script. */
export function Tag({ children, href, current, remove, className }: TagProps) {
  if (remove) {
    return (
      <a
        href={remove.href}
        aria-label={remove.label}
        className={clsx(TILE, 'bg-control hover:bg-control-hover', className)}
      >
        {children}
        <Icon name="close" size={14} />
      </a>
    );
  }
  const look = current ? 'bg-text text-bg font-semibold' : 'bg-control';
  if (href === undefined) return <span className={clsx(TILE, look, className)}>{children}</span>;
  return (
    <a
      href={href}
      aria-current={current ? 'true' : undefined}
      className={clsx(TILE, look, !current && 'hover:bg-control-hover', className)}
    >
      {children}
    </a>
  );
}
