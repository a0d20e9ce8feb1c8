import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Direction of the arrow. */
  arrow?: 'forward' | 'back' | 'out' | 'none';
}

const ARROWS = { forward: 'arrow-right', back: 'arrow-left', out: 'arrow-up-right' } as const;
const HOVER_MOVES = {
  forward: 'group-hover:translate-x-1',
  back: 'group-hover:-translate-x-1',
  out: 'group-hover:translate-x-0.5 group-hover:-translate-y-0.5',
};

/** A link outside running text, with an underline and an arrow. Works without JavaScript. */
export function TextLink({ arrow = 'forward', className, children, ...rest }: TextLinkProps) {
  const icon = arrow !== 'none' && (
    <span className={clsx('transition-transform', HOVER_MOVES[arrow])}>
      <Icon name={ARROWS[arrow]} size={16} />
    </span>
  );
  return (
    <a
      {...rest}
      className={clsx('group inline-flex min-h-11 items-center font-semibold text-text', className)}
    >
      <span className="inline-flex items-center gap-2 border-b-2 border-primary pb-1 group-hover:border-text transition-colors">
        {arrow === 'back' && icon}
        <span>{children}</span>
        {arrow !== 'back' && icon}
      </span>
    </a>
  );
}
