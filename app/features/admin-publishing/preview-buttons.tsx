import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { getToolButtonClasses, ToolSubmit } from '~/sections/admin/tool-button';

const PANEL_ID = 'typed-preview';

interface SaveAndPreviewButtonsProps {
  submitLabel: string;
  /** The path that shows what is typed. */
  preview: string;
}

/** The buttons of the form of a text: one saves it, the others show what is typed, in a tab, and beside the form with the script. */
export function SaveAndPreviewButtons({ submitLabel, preview }: SaveAndPreviewButtonsProps) {
  return (
    <div className="flex flex-wrap gap-grout">
      <ToolSubmit intent="save" variant="loud">
        {submitLabel}
      </ToolSubmit>
      <button
        type="submit"
        formAction={preview}
        formTarget="_blank"
        {...{ [ADMIN_ATTRIBUTES.preview]: '' }}
        className={getToolButtonClasses('quiet')}
      >
        Preview in a tab
      </button>
      <button
        type="button"
        hidden
        {...{ [ADMIN_ATTRIBUTES.previewToggle]: '' }}
        aria-expanded="false"
        aria-controls={PANEL_ID}
        className={getToolButtonClasses('quiet', 'aria-[expanded=true]:bg-text aria-[expanded=true]:text-bg')}
      >
        Live preview
      </button>
    </div>
  );
}

/** The place of the preview beside the form. */
export function PreviewPanel() {
  return (
    <section
      id={PANEL_ID}
      aria-label="Live preview"
      hidden
      {...{ [ADMIN_ATTRIBUTES.previewPanel]: '' }}
      className="rounded-tile bg-surface p-2 *:h-[70dvh] *:w-full *:rounded-tile *:bg-bg xl:sticky xl:top-18"
    />
  );
}
