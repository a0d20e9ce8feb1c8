import { finance, financeQuestions } from '~/content/finance';

/** All answers in sight: nobody on a committee opens a drawer. */
export function Questions() {
  return (
    <section aria-labelledby="committee-title" className="wrap section">
      <h2 id="committee-title" className="max-w-[18ch]">
        {finance.questionsHeadline}
      </h2>
      <dl className="mt-12 grid gap-x-14 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {financeQuestions.map(({ id, question, answer }) => (
          <div key={id}>
            <dt className="font-display text-h3 font-semibold">{question}</dt>
            <dd className="mt-2.5 text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
