import {
  toPictureMarkdown,
  toPictureSrc,
  type UploadedPictureWithAlt,
} from '~/domain/publishing/uploaded-picture';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { getToolButtonClasses, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';

interface TextPicturesPanelProps {
  /** The path that gets the form. */
  action: string;
  pictures: readonly UploadedPictureWithAlt[];
  /** The stored text. */
  source: string;
  /** Why the picture was not accepted, with the typed text. */
  rejected?: { alt: string; field: 'file' | 'alt'; message: string } | undefined;
}

/** The pictures that the text can show, each with the line that shows it, and a form for another one. */
export function TextPicturesPanel({ action, pictures, source, rejected }: TextPicturesPanelProps) {
  const toErrors = (field: 'file' | 'alt') => (rejected?.field === field ? [rejected.message] : undefined);
  return (
    <section aria-labelledby="pictures-title" className="grid gap-4 rounded-tile bg-surface p-4 lg:p-5">
      <h2 id="pictures-title" className="text-panel">
        Pictures
      </h2>
      {pictures.some(({ id }) => !source.includes(id)) && (
        <p className="text-sm text-muted">
          A picture that no version of the text shows is deleted after thirty days.
        </p>
      )}
      {pictures.length > 0 && (
        <ul className="grid gap-3">
          {pictures.map((picture) => {
            const { id, alt, files } = picture;
            const { width, height } = files.at(-1) ?? { width: 0, height: 0 };
            const markdown = toPictureMarkdown(picture);
            return (
              <li key={id} className="grid gap-1.5">
                <img
                  src={toPictureSrc(picture)}
                  width={width}
                  height={height}
                  alt={alt}
                  loading="lazy"
                  className="h-32 w-full rounded-tile object-cover"
                />
                <p className="text-xs text-muted">
                  {source.includes(id) ? 'In the text' : 'Not in the text'}
                </p>
                <button
                  type="button"
                  hidden
                  {...{ [ADMIN_ATTRIBUTES.insert]: markdown }}
                  aria-label={`Put it into the text: ${alt}`}
                  className={getToolButtonClasses('quiet')}
                >
                  Put it into the text
                </button>
                <code className="block rounded-tile bg-bg-sunk p-2 text-xs wrap-anywhere select-all">
                  {markdown}
                </code>
              </li>
            );
          })}
        </ul>
      )}
      <ToolForm action={action} encType="multipart/form-data" hasSurface={false} className="gap-3">
        <ToolInput
          field={{ id: 'picture-alt', name: 'alt', value: rejected?.alt, errors: toErrors('alt') }}
          label="What the picture shows"
          hint="For readers who cannot see it."
          maxLength={200}
          autoComplete="off"
        />
        <ToolInput
          field={{ id: 'picture-file', name: 'file', errors: toErrors('file') }}
          label="Picture"
          hint="JPEG, PNG or WebP, at least 480 pixels wide, up to 5 MB."
          type="file"
          accept="image/jpeg,image/png,image/webp"
        />
        <ToolSubmit intent="picture">Add the picture</ToolSubmit>
      </ToolForm>
    </section>
  );
}
