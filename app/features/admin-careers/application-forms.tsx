import { adminPaths } from '~/content/admin/admin-paths';
import { TEMPLATE_LABELS } from '~/content/admin/application-texts';
import {
  calculateAverageRating,
  MAX_APPLICATION_EMAIL,
  MAX_APPLICATION_NOTE,
  RATINGS,
} from '~/domain/careers/application-forms';
import type { ApplicationTemplate } from '~/domain/careers/application-stage';
import { ToolLink, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolTextarea } from '~/sections/admin/tool-field';

interface WrittenForm {
  id: string;
  /** The UUID of the form. */
  formKey: string;
  rejected?: { text: string; errors: readonly string[] } | undefined;
}

const toField = (name: string, value: string, rejected: WrittenForm['rejected']) => ({
  id: `${name}-text`,
  name: 'text',
  value: rejected?.text ?? value,
  ...(rejected && { errors: rejected.errors, autoFocus: true }),
});

/** Writes a note for colleagues. */
export function ApplicationNoteForm({ id, formKey, rejected }: WrittenForm) {
  return (
    <form
      method="post"
      action={adminPaths.application(id)}
      noValidate
      data-send-once=""
      className="grid justify-items-start gap-3"
    >
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="key" value={formKey} />
      <ToolTextarea
        field={toField('note', '', rejected)}
        label="Note for colleagues"
        hint="Only colleagues who can read applications see it. It is erased with the application."
        maxLength={MAX_APPLICATION_NOTE}
        rows={2}
        className="w-full"
      />
      <ToolSubmit>Add the note</ToolSubmit>
    </form>
  );
}

interface EmailFormProps extends WrittenForm {
  email: string;
  by: string;
  version: number;
  /** The templates of the stage. */
  templates: readonly ApplicationTemplate[];
  /** The prepared text. Absent until a template is chosen: then there is nothing to send. */
  text?: string | undefined;
}

/** The emails that fit the stage. A chosen one is opened to be edited, and sent by a button of its own. */
export function ApplicationEmailForm(props: EmailFormProps) {
  const { id, formKey, rejected, email, by, version, templates, text } = props;
  const value = rejected?.text ?? text;
  return (
    <section id="email" aria-labelledby="email-title" className="grid scroll-mt-20 gap-3">
      <h2 id="email-title" className="text-panel wrap-anywhere">
        Write to {email}
      </h2>
      {value === undefined ? (
        <ul className="flex flex-wrap gap-grout">
          {templates.map((template) => (
            <li key={template}>
              <ToolLink href={`${adminPaths.application(id, `email=${template}`)}#email`}>
                {TEMPLATE_LABELS[template]}
              </ToolLink>
            </li>
          ))}
          <li>
            <ToolLink href={`${adminPaths.application(id, 'email=own')}#email`}>In your own words</ToolLink>
          </li>
        </ul>
      ) : (
        <form
          method="post"
          action={adminPaths.application(id)}
          noValidate
          data-send-once=""
          className="grid justify-items-start gap-3"
        >
          <input type="hidden" name="intent" value="email" />
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="version" value={version} />
          <ToolTextarea
            field={toField('email', value, rejected)}
            label="Text"
            hint={`Signed with your name, ${by}. Fill in what is in square brackets.`}
            maxLength={MAX_APPLICATION_EMAIL}
            rows={10}
            className="w-full"
          />
          <div className="flex flex-wrap gap-grout">
            <ToolSubmit variant="loud">Send the email</ToolSubmit>
            <ToolLink href={adminPaths.application(id)} variant="plain">
              Cancel
            </ToolLink>
          </div>
        </form>
      )}
    </section>
  );
}

interface RatingFormProps {
  id: string;
  ratings: readonly { by: string; rating: number; isOwn: boolean }[];
}

/** One rating for each colleague, and their mean. */
export function RatingForm({ id, ratings }: RatingFormProps) {
  const own = ratings.find(({ isOwn }) => isOwn)?.rating;
  const average = calculateAverageRating(ratings.map(({ rating }) => rating));
  return (
    <section aria-labelledby="rating-title" className="grid gap-3 rounded-tile bg-surface p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="rating-title" className="text-panel">
          Rating
        </h2>
        {average !== undefined && (
          <p className="text-muted">
            <span className="text-base font-semibold text-text tabular-nums">{average}</span> of 5, by{' '}
            {ratings.length}
          </p>
        )}
      </div>
      <form
        method="post"
        action={adminPaths.application(id)}
        data-send-once=""
        aria-label="Your rating"
        className="flex gap-grout"
      >
        <input type="hidden" name="intent" value="rate" />
        {RATINGS.map((rating) => (
          <button
            key={rating}
            type="submit"
            name="rating"
            value={rating}
            aria-pressed={rating === own}
            aria-label={`${rating} of 5`}
            className="min-h-11 min-w-11 rounded-tile bg-control font-semibold tabular-nums hover:bg-control-hover aria-pressed:bg-text aria-pressed:text-bg lg:min-h-9"
          >
            {rating}
          </button>
        ))}
      </form>
      {ratings.length > 0 && (
        <ul className="grid gap-1 text-muted">
          {ratings.map(({ by, rating, isOwn }) => (
            <li key={by} className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{isOwn ? `${by} (you)` : by}</span>
              <span className="text-text tabular-nums">{rating}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
