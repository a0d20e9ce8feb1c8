import { financeConsultingContent, financeQuestions } from '~/content/demos/finance-consulting-content';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

export function FinanceQuestions() {
  return (
    <section aria-labelledby="committee-title" className="wrap section">
      <div className="flex flex-wrap items-end justify-between gap-x-14 gap-y-4">
        <h2 id="committee-title" className="max-w-[26ch]">
          {financeConsultingContent.questionsHeadline}
        </h2>
        <TextLink href={paths.companyFacts()}>What we tell a tender</TextLink>
      </div>
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
