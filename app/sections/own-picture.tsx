import type { PortraitFeatures } from '~/domain/portrait';
import { PICTURE_SIZES } from '~/domain/uploaded-picture';
import { paths } from '~/paths';
import { Portrait } from '~/ui/art/portrait/portrait';
import { Avatar, type AvatarProps } from '~/ui/avatar';

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
    portrait && <Portrait person={portrait} className="block w-full" />
  );
  return <Avatar name={name} picture={shown} size={size} decorative />;
}
