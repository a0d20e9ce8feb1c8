import type { FaqQuestion } from '~/content/help/question-groups';
import { hackMatrixContent } from '~/content/products/hackmatrix-content';
import { Accordion } from '~/ui/data/accordion';

/** Each question has its own fragment; the browser opens the one in the URL. */
export function HackMatrixQuestionList({ questions }: { questions: readonly FaqQuestion[] }) {
  return (
    <section
      aria-labelledby="questions-title"
      className="wrap section grid gap-x-14 gap-y-8 lg:grid-cols-[4fr_8fr]"
    >
      <h2 id="questions-title" className="text-h3 lg:sticky lg:top-8 lg:self-start">
        {hackMatrixContent.questionsHeadline}
      </h2>
      <Accordion
        items={questions.map(({ id, question, answer }) => ({
          id,
          summary: question,
          content: answer,
        }))}
        openId={questions[0]?.id}
      />
    </section>
  );
}
