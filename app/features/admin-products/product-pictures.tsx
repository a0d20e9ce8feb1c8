import { useForm } from '@conform-to/react';
import { adminPaths } from '~/content/admin/admin-paths';
import { PICTURE_MEDIA_TYPES } from '~/domain/accounts/profile-picture';
import type { StaffPicture } from '~/domain/catalogue/staff-product';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { getToolButtonClasses, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { createFormFields } from '~/ui/forms/conform-fields';
import { Icon, type IconName } from '~/ui/icons/icon';
import { Picture } from '~/ui/pictures/picture';
import type { ProductFormProps } from './form-state';

const ALT_HINT = 'What it shows, for people who cannot see it.';

/** The alternative text that was typed for a picture, and what is wrong with it. */
function readTyped(state: ProductFormProps['state'], name: string) {
  if (state?.intent !== 'pictures') return {};
  const { initialValue, error } = state.lastResult;
  const typed: unknown = initialValue?.alts;
  const rows: unknown[] = Array.isArray(typed) ? typed : [];
  const index = rows.findIndex((row) => typeof row === 'object' && row && 'name' in row && row.name === name);
  const row = rows[index];
  const alt = typeof row === 'object' && row && 'alt' in row && typeof row.alt === 'string' ? row.alt : '';
  const errors = error?.[`alts[${index}].alt`] ?? undefined;
  return index < 0 ? {} : { alt, errors };
}

interface MoveButtonProps {
  icon: IconName;
  label: string;
  press: string;
  isDisabled?: boolean;
}

function PressButton({ icon, label, press, isDisabled = false }: MoveButtonProps) {
  return (
    <button
      type="submit"
      name="press"
      value={press}
      disabled={isDisabled}
      className={getToolButtonClasses('quiet', 'size-11 px-0! disabled:text-faint lg:size-9')}
    >
      <Icon name={icon} size={16} />
      <span className="sr-only">{label}</span>
    </button>
  );
}

interface PicturesProps extends ProductFormProps {
  pictures: readonly StaffPicture[];
  /** Of the product. */
  colours: readonly string[];
}

/** The pictures in their order, with their alternative texts. Every button saves all texts. */
function PictureRows({ id, version, state, pictures, colours }: PicturesProps) {
  const errors = state?.intent === 'pictures' ? (state.lastResult.error?.[''] ?? undefined) : undefined;
  const firstInvalid = pictures.find(({ name }) => readTyped(state, name).errors)?.name;
  return (
    <ToolForm
      action={adminPaths.product(id)}
      intent="pictures"
      version={version}
      errors={errors}
      hasSurface={false}
      className="gap-grout"
    >
      {/* Enter in a field presses the first button of a form. */}
      <button type="submit" name="press" value="save" hidden>
        Save
      </button>
      <ol className="grid gap-grout" {...{ [ADMIN_ATTRIBUTES.sortable]: '' }}>
        {pictures.map((picture, index) => {
          const { name, alt } = picture;
          const typed = readTyped(state, name);
          const place = `picture ${index + 1}`;
          return (
            <li
              key={name}
              className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-3 rounded-tile bg-surface p-3"
            >
              {/* The buttons do the same by keyboard and by touch. */}
              <span
                draggable
                {...{ [ADMIN_ATTRIBUTES.handle]: name }}
                className="aspect-square cursor-grab overflow-hidden rounded-inner bg-raised"
              >
                <Picture image={{ ...picture, alt: '' }} sizes="80px" className="size-full object-cover" />
              </span>
              <div className="grid gap-2">
                <input type="hidden" name={`alts[${index}].name`} value={name} />
                <ToolInput
                  field={{
                    id: `alt-${index}`,
                    name: `alts[${index}].alt`,
                    value: typed.alt ?? alt,
                    errors: typed.errors,
                    autoFocus: name === firstInvalid,
                  }}
                  label={
                    <>
                      Alternative text<span className="sr-only"> of {place}</span>
                    </>
                  }
                  maxLength={200}
                  autoComplete="off"
                />
                {colours.length > 1 && (
                  <ToolSelect
                    field={{ id: `color-${index}`, name: `alts[${index}].color`, value: picture.color ?? '' }}
                    label={
                      <>
                        Colour<span className="sr-only"> of {place}</span>
                      </>
                    }
                    optional="unmarked"
                    options={[
                      { value: '', label: 'All colours' },
                      ...colours.map((colour) => ({ value: colour, label: colour })),
                    ]}
                  />
                )}
                <div className="flex gap-grout">
                  <PressButton
                    icon="arrow-up"
                    label={`Move ${place} earlier`}
                    press={`earlier:${name}`}
                    isDisabled={index === 0}
                  />
                  <PressButton
                    icon="arrow-down"
                    label={`Move ${place} later`}
                    press={`later:${name}`}
                    isDisabled={index === pictures.length - 1}
                  />
                  <PressButton icon="trash" label={`Remove ${place}`} press={`remove:${name}`} />
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      <button
        type="submit"
        name="press"
        value="save"
        className={getToolButtonClasses('quiet', 'justify-self-start')}
      >
        Save the texts
      </button>
    </ToolForm>
  );
}

function AddPictureForm({ id, version, state }: ProductFormProps) {
  const [form, fields] = useForm<{ alt: string; file: string }, unknown, string[]>({
    id: 'add-picture',
    lastResult: state?.intent === 'add-picture' ? state.lastResult : null,
    defaultValue: { alt: '' },
  });
  const field = createFormFields([fields.file, fields.alt]);
  return (
    <ToolForm
      action={adminPaths.product(id)}
      intent="add-picture"
      version={version}
      errors={form.errors}
      encType="multipart/form-data"
    >
      <ToolInput
        field={field(fields.file)}
        label="Add a picture"
        hint="PNG, JPEG or WebP, at least 480 pixels wide, at most 5 MB."
        type="file"
        accept={PICTURE_MEDIA_TYPES.join(',')}
      />
      <ToolInput
        field={field(fields.alt)}
        label="Alternative text of the new picture"
        hint={ALT_HINT}
        maxLength={200}
        autoComplete="off"
      />
      <ToolSubmit className="justify-self-start">Add the picture</ToolSubmit>
    </ToolForm>
  );
}

/** R-PRODUCT-5: the pictures of a product. The first one stands for it in lists. */
export function ProductPictures(props: PicturesProps) {
  return (
    <section aria-labelledby="pictures-title" className="grid gap-2">
      <h2 id="pictures-title" className="text-panel">
        Pictures
      </h2>
      {props.pictures.length > 0 ? (
        <PictureRows {...props} />
      ) : (
        <p className="text-muted">None yet. A product in the shop needs one.</p>
      )}
      <AddPictureForm id={props.id} version={props.version} state={props.state} />
    </section>
  );
}
