import clsx from 'clsx';
import type { ReactNode } from 'react';
import { GLAZE_BACKGROUNDS, type Glaze } from '../glaze';
import { getInitials, pickAvatarGlaze } from './avatar-initials';

export interface AvatarProps {
  name: string;
  /** Picture instead of the initials: an image with an empty alt, or a drawing. */
  picture?: ReactNode;
  /** By default derived from the name. */
  glaze?: Glaze;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The name is beside it, so the picture is hidden from screen readers. */
  isDecorative?: boolean;
  className?: string;
}

const SIZES = {
  sm: 'size-7 rounded-inner rounded-se-[14px] text-[0.6875rem]',
  md: 'size-11 rounded-inner rounded-se-[22px] text-sm',
  lg: 'size-16 rounded-tile rounded-se-[32px] text-h3',
  xl: 'size-32 rounded-tile rounded-se-[64px] text-h2',
};

/** Picture or initials of a person or team. Works without JavaScript. */
export function Avatar({ name, picture, glaze, size = 'md', isDecorative, className }: AvatarProps) {
  const classes = clsx(
    'inline-grid shrink-0 place-items-center overflow-hidden font-semibold',
    GLAZE_BACKGROUNDS[glaze ?? pickAvatarGlaze(name)],
    SIZES[size],
    className,
  );
  const content = picture ?? getInitials(name);
  if (isDecorative) {
    return (
      <span aria-hidden="true" className={classes}>
        {content}
      </span>
    );
  }
  return (
    <span role="img" aria-label={name} className={classes}>
      {content}
    </span>
  );
}
