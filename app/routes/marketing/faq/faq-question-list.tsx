import type { FaqQuestion, QuestionGroup } from '~/content/help/question-groups';

function Question({ question: { id, question, answer, moreHref } }: { question: FaqQuestion }) {
  return (
    <div
      id={id}
      className="grid scroll-mt-6 gap-x-12 gap-y-2 rounded-tile bg-surface p-5 target:bg-glaze-marigold target:text-glaze-ink md:p-7 lg:grid-cols-[5fr_7fr]"
    >
      <h3 className="text-lg leading-snug font-semibold text-pretty md:text-xl">
        <a href={`#${id}`} className="underline-offset-4 hover:underline">
          {question}
        </a>
      </h3>
      <p className="max-w-[44rem] text-pretty">
        {answer}
        {moreHref && (
          <>
            {' '}
            <a
              href={moreHref}
              className="whitespace-nowrap underline decoration-primary decoration-2 underline-offset-4 hover:decoration-text"
            >
              Step by step<span className="sr-only">: {question}</span>
            </a>
          </>
        )}
      </p>
    </div>
  );
}

export function FaqQuestionList({ group: { id, label, questions } }: { group: QuestionGroup }) {
  return (
    <section
      id={`${id}-questions`}
      aria-labelledby={`${id}-label`}
      className="wrap scroll-mt-4 pt-16 md:pt-24"
    >
      <h2 id={`${id}-label`} className="mb-6 max-w-[18ch] md:mb-8">
        {label}
      </h2>
      <div className="grid gap-grout">
        {questions.map((question) => (
          <Question key={question.id} question={question} />
        ))}
      </div>
    </section>
  );
}
