import { PICTURE_TYPES } from '~/domain/uploaded-picture';
import { paths } from '~/paths';
import { OwnPicture, type PictureOwner } from '~/sections/own-picture';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { LinkButton } from '~/ui/link-button';

interface PictureFormProps {
  person: PictureOwner;
  fault: string | undefined;
}

/** How the person is shown now: a picture, a portrait or initials; and the ways to another. */
export function PictureForm({ person, fault }: PictureFormProps) {
  const action = paths.account.profile();
  const { picture, portrait } = person;
  return (
    <div className="grid gap-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <OwnPicture person={person} size="xl" />
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
            label="A picture from this device"
            hint="PNG, JPEG or WebP, at most 5 MB. We keep a square of it, without place, time or camera."
            error={fault}
            className="w-full"
          >
            <Input name="picture" type="file" accept={PICTURE_TYPES.join()} autoFocus={Boolean(fault)} />
          </Field>
          <Button type="submit" size="sm" variant="contrast">
            Use this picture
          </Button>
        </form>
        <div className="flex flex-wrap gap-grout">
          <LinkButton href={paths.account.portrait()} variant="quiet" size="sm">
            {portrait ? 'Change the tile portrait' : 'Compose a tile portrait'}
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
