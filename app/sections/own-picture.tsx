import { lazy, Suspense } from 'react';
import type { PortraitFeatures } from '~/domain/portrait';
import { PICTURE_SIZES } from '~/domain/uploaded-picture';
import { paths } from '~/paths';
import { Avatar, type AvatarProps } from '~/ui/avatar';

/** Comes when somebody has one: the pages of the account that run in the browser would be too heavy with it. */
const Portrait = lazy(async () => ({ default: (await import('~/ui/art/portrait/portrait')).Portrait }));

export interface PictureOwner {
  name: string;
  /** The version of the picture. */
  picture?: string | undefined;
  portrait?: PortraitFeatures | undefined;
}

interface OwnPictureProps extends Pick<AvatarProps, 'size'> {
  person: PictureOwner;
}

/** A person's picture, else the portrait they composed, else their initials. The name stands beside it. */
export function OwnPicture({ person, size }: OwnPictureProps) {
  const { name, picture, portrait } = person;
  const kept = size === 'xl' ? 'large' : 'small';
  const edge = PICTURE_SIZES[kept];
  const shown = picture ? (
    <img
      src={paths.account.picture(picture, kept)}
      alt=""
      width={edge}
      height={edge}
      className="size-full object-cover"
    />
  ) : (
    portrait && (
      <Suspense>
        <Portrait person={portrait} className="block w-full" />
      </Suspense>
    )
  );
  return <Avatar name={name} picture={shown} size={size} decorative />;
}
