import { productFinderQuestions } from '~/content/products/product-finder-content';
import { softwareProducts } from '~/content/products/software-products';
import type { ProductFinderAnswers } from '~/domain/products/product-finder';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { TextLink } from '~/ui/buttons/text-link';
import { ChoiceGroup } from '~/ui/forms/choice-group';

const questions = ['doing', 'side', 'when'] as const;

interface ProductFinderFormProps {
  answers: ProductFinderAnswers;
  /** Number of products that match. */
  matchCount: number;
}

/** Three questions. With script each answer submits at once; without script the button submits. */
export function ProductFinderForm({ answers, matchCount }: ProductFinderFormProps) {
  const isBegun = questions.some((name) => answers[name] !== undefined);
  return (
    <form
      id="chooser"
      action={`${paths.productFinder()}#chooser`}
      data-auto-submit=""
      autoComplete="off"
      aria-labelledby="chooser-title"
      className="flex scroll-mt-4 flex-col gap-7 rounded-tile bg-surface p-6 md:p-8"
    >
      <h2 id="chooser-title" className="text-h3">
        Which one is for you?
      </h2>
      {questions.map((name) => (
        <ChoiceGroup
          key={name}
          id={`chooser-${name}`}
          name={name}
          legend={productFinderQuestions[name].question}
          options={productFinderQuestions[name].choices}
          layout="tiles"
          defaultValue={answers[name]}
        />
      ))}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p role="status" className="font-display text-h2 leading-none font-semibold">
          {matchCount}{' '}
          <span className="font-sans text-base font-normal tracking-normal text-muted">
            of {softwareProducts.length} still fit
          </span>
        </p>
        <Button type="submit" variant="quiet" className="without-script">
          Show what fits
        </Button>
        {isBegun && (
          <TextLink href={`${paths.productFinder()}#chooser`} arrow="back">
            Begin anew
          </TextLink>
        )}
      </div>
    </form>
  );
}
