import { MAX_REVIEW_PHOTOS, PHOTO_FIELDS } from '~/domain/reviews/review';
import { RESIZE_PICTURE_ATTRIBUTE } from '~/domain/site/behaviour-attributes';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';

/** A stored photo with the paths of its two sizes. */
export interface StoredPhoto {
  id: string;
  small: string;
  large: string;
}

/** Stored photos, each with a box that removes it. */
function StoredPhotos({ photos, removed }: { photos: readonly StoredPhoto[]; removed: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-4">
      {photos.map(({ id, small, large }, index) => (
        <li key={id} className="grid gap-1">
          <a href={large} className="block overflow-hidden rounded-inner">
            <img
              src={small}
              alt={`What you sent: ${index + 1} of ${photos.length}`}
              width={96}
              height={96}
              className="size-24 object-cover"
            />
          </a>
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              name="removed"
              value={id}
              defaultChecked={removed.includes(id)}
              className="checkbox-control"
            />
            Remove
          </label>
        </li>
      ))}
    </ul>
  );
}

interface ReviewPhotoFieldsProps {
  photos: readonly StoredPhoto[];
  removed: readonly string[];
  /** By the name of the field. */
  issues: Readonly<Record<string, readonly string[] | null>>;
  /** Name of the first invalid field of the form. */
  firstInvalid: string | undefined;
}

/** Up to four photos. Each field holds one, so that the browser makes each smaller on its own. */
export function ReviewPhotoFields({ photos, removed, issues, firstInvalid }: ReviewPhotoFieldsProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-sm font-semibold">
        Photos <span className="font-normal text-muted">(optional, {MAX_REVIEW_PHOTOS} at most)</span>
      </legend>
      <p className="text-sm text-muted">
        JPEG, PNG or WebP, together at most 5 MB. We keep the picture alone: place and time of the photo are
        dropped.
      </p>
      {photos.length > 0 && <StoredPhotos photos={photos} removed={removed} />}
      <div className="grid gap-3 sm:grid-cols-2">
        {PHOTO_FIELDS.map((name, index) => (
          <Field
            key={name}
            id={`review-${name}`}
            label={`Photo ${index + 1}`}
            hideLabel
            className="min-w-0"
            {...(issues[name] && { error: issues[name] })}
          >
            <Input
              {...{ [RESIZE_PICTURE_ATTRIBUTE]: '' }}
              name={name}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              autoFocus={name === firstInvalid}
              className="min-w-0"
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
