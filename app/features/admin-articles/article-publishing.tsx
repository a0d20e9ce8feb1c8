import { adminPaths } from '~/content/admin/admin-paths';
import { ARTICLE_STATE_LABELS } from '~/content/admin/article-labels';
import type { ArticleState } from '~/domain/articles/article-state';
import { paths } from '~/paths';
import { toolButtonClasses } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';
import { ToolSubmit } from '~/sections/admin/tool-submit';
import { formatDateTime } from '~/sections/format/format-date';

interface ArticlePublishingProps {
  id: string;
  slug: string;
  state: ArticleState;
  publishAt: Date | null;
  version: number;
  /** Why the time was not accepted, with the typed value. */
  timeError?: { value: string; message: string } | undefined;
}

const STATE_TEXTS: Readonly<Record<ArticleState, string>> = {
  draft: 'Only staff can read it.',
  scheduled: 'Only staff can read it until then.',
  published: 'Everybody can read it. What you save is on the site at once.',
  withdrawn: 'It is no longer on the site. Its address is not found.',
};

/** Publishes an article now or at a time, or takes it off the site. */
export function ArticlePublishing(props: ArticlePublishingProps) {
  const { id, slug, state, publishAt, version, timeError } = props;
  const time = timeError && { value: timeError.value, errors: [timeError.message] };
  const isPublic = state === 'published';
  return (
    <section aria-labelledby="publishing-title" className="grid gap-4 rounded-tile bg-surface p-4 lg:p-5">
      <div className="grid gap-1">
        <h2 id="publishing-title" className="text-[1.125rem]">
          {ARTICLE_STATE_LABELS[state]}
          {publishAt && ` for ${formatDateTime(publishAt)}`}
        </h2>
        <p className="text-muted">{STATE_TEXTS[state]}</p>
      </div>
      <p className="flex flex-wrap gap-grout">
        <a href={adminPaths.articlePreview(id)} className={toolButtonClasses('quiet')}>
          Preview
        </a>
        {isPublic && (
          <a href={paths.article(slug)} className={toolButtonClasses('quiet')}>
            Open the article
          </a>
        )}
      </p>
      <form
        method="post"
        action={adminPaths.article(id)}
        data-send-once=""
        className="flex flex-wrap gap-grout"
      >
        <input type="hidden" name="version" value={version} />
        {!isPublic && (
          <ToolSubmit intent="published" variant="loud">
            Publish now
          </ToolSubmit>
        )}
        {isPublic && (
          <ToolSubmit intent="withdrawn" variant="danger">
            Withdraw
          </ToolSubmit>
        )}
        {(state === 'scheduled' || state === 'withdrawn') && (
          <ToolSubmit intent="draft">Back to draft</ToolSubmit>
        )}
      </form>
      {!isPublic && (
        <form
          method="post"
          action={adminPaths.article(id)}
          noValidate
          data-send-once=""
          className="flex flex-wrap items-end gap-grout"
        >
          <input type="hidden" name="version" value={version} />
          <ToolInput
            field={{ id: 'publish-at', name: 'publishAt', ...time }}
            label="Publish at, in the time of the company"
            type="datetime-local"
            className="w-64 max-w-full"
          />
          <ToolSubmit intent="scheduled" className="lg:min-h-10">
            Schedule
          </ToolSubmit>
        </form>
      )}
    </section>
  );
}
