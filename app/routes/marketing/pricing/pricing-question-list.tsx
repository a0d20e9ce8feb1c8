import type { FaqQuestion } from '~/content/help/question-groups';
import { pricingContent } from '~/content/products/pricing-content';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

export function PricingQuestionList({ questions }: { questions: readonly FaqQuestion[] }) {
  return (
    <section aria-labelledby="price-questions" className="wrap section">
      <h2 id="price-questions">{pricingContent.questionsHeadline}</h2>
      <dl className="mt-8 grid gap-x-14 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
        {questions.map(({ id, question, answer }) => (
          <div key={id} id={id}>
            <dt className="font-display text-h3 font-semibold text-balance">{question}</dt>
            <dd className="mt-2 max-w-[34em] text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-10 flex flex-wrap gap-x-8">
        <TextLink href={paths.product('hackmatrix')}>See HackMatrix at work</TextLink>
        <TextLink href={paths.demos.mobileApp()}>Converge on the phone</TextLink>
        <TextLink href={paths.bookCall()}>Book a call, if you would rather talk</TextLink>
      </p>
    </section>
  );
}
