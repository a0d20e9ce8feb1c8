import type { SubmissionResult } from '@conform-to/react';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';
import { HelpFeedbackForm } from './help-feedback-form';

interface HelpFeedbackProps {
  slug: string;
  /** The answer that was just recorded. */
  recordedAnswer: string | undefined;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks for feedback or thanks for it. After a "no" it shows how to reach a team member. */
export function HelpFeedback({ slug, recordedAnswer, lastResult }: HelpFeedbackProps) {
  return (
    <section
      id="did-this-help"
      aria-labelledby="did-this-help-title"
      className="grid gap-x-14 gap-y-5 rounded-tile bg-surface p-6 md:p-8 lg:grid-cols-[5fr_7fr] print:hidden"
    >
      <h2 id="did-this-help-title" className="text-h3">
        {recordedAnswer ? 'Thank you. It is noted.' : 'Did this help?'}
      </h2>
      {recordedAnswer === undefined && (
        <HelpFeedbackForm action={paths.helpArticle(slug)} lastResult={lastResult} />
      )}
      {recordedAnswer === 'yes' && (
        <p className="text-muted">Good to know that this page can stay as it is.</p>
      )}
      {recordedAnswer === 'no' && (
        <div>
          <p className="max-w-[56ch] text-muted">
            Then a person should answer. Say what you tried, and the order number if there is one.
          </p>
          <TextLink href={paths.contact()} className="mt-2">
            Write to us
          </TextLink>
        </div>
      )}
    </section>
  );
}
