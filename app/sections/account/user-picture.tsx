import { lazy, Suspense } from 'react';
import type { PortraitFeatures } from '~/domain/accounts/portrait-options';
import { PICTURE_SIZES } from '~/domain/accounts/profile-picture';
import { paths } from '~/paths';
import { Avatar, type AvatarProps } from '~/ui/data/avatar';

/** Loaded only for users with a portrait, because the hydrated account pages would be too large with it. */
const Portrait = lazy(async () => ({ default: (await import('~/ui/art/portrait/portrait')).Portrait }));

export interface UserWithPicture {
  name: string;
  /** Version of the uploaded picture. */
  picture?: string | undefined;
  portrait?: PortraitFeatures | undefined;
}

interface UserPictureProps extends Pick<AvatarProps, 'size'> {
  user: UserWithPicture;
}

/**
 * The user's picture, portrait or initials, in the colour of the account link (app/styles/frame.css). Decorative: the name is
 * beside it.
 */
export function UserPicture({ user, size }: UserPictureProps) {
  const { name, picture, portrait } = user;
  const pictureSize = size === 'xl' ? 'large' : 'small';
  const pixels = PICTURE_SIZES[pictureSize];
  const content = picture ? (
    <img
      src={paths.account.profilePicture(picture, pictureSize)}
      alt=""
      width={pixels}
      height={pixels}
      className="size-full object-cover"
    />
  ) : (
    portrait && (
      <Suspense>
        <Portrait features={portrait} className="block w-full" />
      </Suspense>
    )
  );
  return <Avatar name={name} picture={content} glaze="peacock" size={size} isDecorative />;
}
