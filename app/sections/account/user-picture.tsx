import { lazy, Suspense } from 'react';
import type { PortraitFeatures } from '~/domain/accounts/portrait-options';
import { PICTURE_SIZES } from '~/domain/accounts/profile-picture';
import { paths } from '~/paths';
import { Avatar, type AvatarProps } from '~/ui/data/avatar';

/** Comes when somebody has one: the pages of the account that run in the browser would be too heavy with it. */
const Portrait = lazy(async () => ({ default: (await import('~/ui/art/portrait/portrait')).Portrait }));

export interface UserWithPicture {
  name: string;
  /** The version of the picture. */
  picture?: string | undefined;
  portrait?: PortraitFeatures | undefined;
}

interface UserPictureProps extends Pick<AvatarProps, 'size'> {
  user: UserWithPicture;
}

/** A person's picture, else the portrait they composed, else their initials. The name stands beside it. */
export function UserPicture({ user, size }: UserPictureProps) {
  const { name, picture, portrait } = user;
  const kept = size === 'xl' ? 'large' : 'small';
  const edge = PICTURE_SIZES[kept];
  const shown = picture ? (
    <img
      src={paths.account.profilePicture(picture, kept)}
      alt=""
      width={edge}
      height={edge}
      className="size-full object-cover"
    />
  ) : (
    portrait && (
      <Suspense>
        <Portrait features={portrait} className="block w-full" />
      </Suspense>
    )
  );
  return <Avatar name={name} picture={shown} size={size} isDecorative />;
}
