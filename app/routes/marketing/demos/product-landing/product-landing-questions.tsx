import { productLandingContent, productLandingQuestions } from '~/content/demos/product-landing-content';
import { Accordion } from '~/ui/data/accordion';

/** Six questions in two columns, each with its own fragment. */
export function ProductLandingQuestions() {
  const items = productLandingQuestions.map(({ id, question, answer }) => ({
    id,
    summary: question,
    content: answer,
  }));
  const half = Math.ceil(items.length / 2);
  return (
    <section aria-labelledby="last-title" className="wrap section">
      <h2 id="last-title" className="mb-8">
        {productLandingContent.questionsHeadline}
      </h2>
      <div className="grid items-start gap-grout md:grid-cols-2">
        <Accordion items={items.slice(0, half)} />
        <Accordion items={items.slice(half)} />
      </div>
    </section>
  );
}
