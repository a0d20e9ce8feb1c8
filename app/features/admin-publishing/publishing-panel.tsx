import clsx from 'clsx';
import { PUBLICATION_STATE_LABELS } from '~/content/admin/publication-texts';
import type { PublicationState } from '~/domain/publishing/publication-state';
import { DeleteForm } from '~/sections/admin/confirm-form';
import { ToolLink, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';
import { formatDateTime } from '~/sections/format/format-date';

interface PublishingPanelProps {
  /** The page of the text in the back office, which gets the forms. */
  action: string;
  preview: string;
  /** The public page, and the name of its link. */
  page: { href: string; label: string };
  state: PublicationState;
  publishAt: Date | null;
  version: number;
  /** What the states mean for visitors when the repository has a text as well. */
  overrideTexts?: Readonly<Record<PublicationState, string>> | undefined;
  /** Why the time was not accepted, with the typed value. */
  timeError?: { value: string; message: string } | undefined;
  /** What a deletion does. Absent for a text that cannot be deleted. */
  deletionText?: string | undefined;
}

const STATE_TEXTS: Readonly<Record<PublicationState, string>> = {
  draft: 'Only staff can read it.',
  scheduled: 'Only staff can read it until then.',
  published: 'Everybody can read it. What you save is on the site at once.',
  withdrawn: 'It is no longer on the site. Its address is not found.',
};

function ScheduleForm({ action, version, timeError }: PublishingPanelProps) {
  const time = timeError && { value: timeError.value, errors: [timeError.message] };
  return (
    <form
      method="post"
      action={action}
      noValidate
      data-send-once=""
      className={clsx('flex flex-wrap gap-grout', timeError ? 'items-start' : 'items-end')}
    >
      <input type="hidden" name="version" value={version} />
      <ToolInput
        field={{ id: 'publish-at', name: 'publishAt', ...time }}
        label="Publish at, in Indian time"
        type="datetime-local"
        className="w-64 max-w-full"
      />
      {/* Beside the field, also when an error is below it. */}
      <ToolSubmit intent="scheduled" className={clsx('lg:min-h-10', timeError && 'lg:mt-[1.625rem]')}>
        Schedule
      </ToolSubmit>
    </form>
  );
}

/** On narrow windows the panel is below the whole form: the header of the page leads to it, and to a published text. */
export function PublishingLink({ state, page }: Pick<PublishingPanelProps, 'state' | 'page'>) {
  const { href, label } = state === 'published' ? page : { href: '#publishing-title', label: 'Publish it' };
  return (
    <ToolLink href={href} className="xl:hidden">
      {label}
    </ToolLink>
  );
}

/** Publishes a text now or at a time, or takes it off the site. The loud button of the page is the one that saves. */
export function PublishingPanel(props: PublishingPanelProps) {
  const { action, preview, page, state, publishAt, version, overrideTexts, deletionText } = props;
  const isPublic = state === 'published';
  return (
    <section aria-labelledby="publishing-title" className="grid gap-4 rounded-tile bg-surface p-4 lg:p-5">
      <div className="grid gap-1">
        <h2 id="publishing-title" tabIndex={-1} className="scroll-mt-20 text-panel outline-none">
          {PUBLICATION_STATE_LABELS[state]}
          {publishAt && ` for ${formatDateTime(publishAt)}`}
        </h2>
        <p className="text-muted">{(overrideTexts ?? STATE_TEXTS)[state]}</p>
      </div>
      <p className="flex flex-wrap gap-grout">
        <ToolLink href={preview}>Preview</ToolLink>
        {isPublic && (
          <ToolLink href={page.href} className="max-xl:hidden">
            {page.label}
          </ToolLink>
        )}
      </p>
      <form method="post" action={action} data-send-once="" className="flex flex-wrap gap-grout">
        <input type="hidden" name="version" value={version} />
        {!isPublic && <ToolSubmit intent="published">Publish now</ToolSubmit>}
        {(isPublic || (overrideTexts && state !== 'withdrawn')) && (
          <ToolSubmit intent="withdrawn" variant="danger">
            Withdraw
          </ToolSubmit>
        )}
        {(state === 'scheduled' || state === 'withdrawn') && (
          <ToolSubmit intent="draft">Back to draft</ToolSubmit>
        )}
      </form>
      {!isPublic && <ScheduleForm {...props} />}
      {deletionText && (
        <DeleteForm action={action} noun="draft" version={version}>
          {deletionText}
        </DeleteForm>
      )}
    </section>
  );
}
