import { PICTURE_MEDIA_TYPES } from '~/domain/accounts/profile-picture';
import { RESIZE_PICTURE_ATTRIBUTE } from '~/domain/site/behaviour-attributes';
import { paths } from '~/paths';
import { UserPicture, type UserWithPicture } from '~/sections/account/user-picture';
import { Button } from '~/ui/buttons/button';
import { LinkButton } from '~/ui/buttons/link-button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';

interface ProfilePictureFormProps {
  user: UserWithPicture;
  error: string | undefined;
}

/** The user's picture, portrait or initials, with forms to change it. */
export function ProfilePictureForm({ user, error }: ProfilePictureFormProps) {
  const action = paths.account.profile();
  const { picture, portrait } = user;
  return (
    <div className="grid gap-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <UserPicture user={user} size="xl" />
      <div className="grid justify-items-start gap-5">
        <form
          method="post"
          action={action}
          encType="multipart/form-data"
          noValidate
          data-send-once=""
          className="grid w-full justify-items-start gap-3"
        >
          <input type="hidden" name="intent" value="picture" />
          <Field
            id="picture"
            label="Picture from this device"
            hint="PNG, JPEG or WebP, at most 5 MB; larger photos are reduced before they are sent. We store a square crop without location, time or camera data."
            error={error}
            className="w-full"
          >
            <Input
              {...{ [RESIZE_PICTURE_ATTRIBUTE]: '' }}
              name="picture"
              type="file"
              accept={PICTURE_MEDIA_TYPES.join()}
              autoFocus={Boolean(error)}
            />
          </Field>
          <Button type="submit" size="sm" variant="contrast">
            Use this picture
          </Button>
        </form>
        <div className="flex flex-wrap gap-grout">
          <LinkButton href={paths.account.portrait()} variant="quiet" size="sm">
            {portrait ? 'Change the tile portrait' : 'Create a tile portrait'}
          </LinkButton>
          {(picture || portrait) && (
            <form method="post" action={action} data-send-once="">
              <input type="hidden" name="intent" value={picture ? 'remove-picture' : 'remove-portrait'} />
              <Button type="submit" variant="quiet" size="sm">
                {picture ? 'Remove the picture' : 'Remove the portrait'}
              </Button>
            </form>
          )}
        </div>
      </div>
    </div>
  );
}
