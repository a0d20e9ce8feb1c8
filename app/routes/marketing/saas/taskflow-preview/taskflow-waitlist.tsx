import type { SubmissionResult } from '@conform-to/react';
import { comingSoonProducts } from '~/content/products/coming-soon-content';
import { getSoftwareProduct } from '~/content/products/software-products';
import { taskFlowPreviewContent } from '~/content/products/taskflow-preview-content';
import { WaitlistForm } from '~/features/contact/waitlist-form';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

const product = getSoftwareProduct('taskflow');
const { parts, waitlistPromise } = comingSoonProducts.taskflow;

interface TaskFlowWaitlistProps {
  /** A rejected form is shown alone, so that its error is at the top. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The state of the product, and the form of the waitlist. */
export function TaskFlowWaitlist({ lastResult }: TaskFlowWaitlistProps) {
  const Heading = lastResult ? 'h1' : 'h2';
  return (
    <section
      id="waitlist"
      aria-labelledby="waitlist-title"
      className={`wrap grid scroll-mt-6 gap-grout lg:grid-cols-2 ${lastResult ? 'pt-10 md:pt-16' : 'section'}`}
    >
      <div className="rounded-tile bg-surface p-5 md:p-10">
        <Heading id="waitlist-title" className="mb-6 text-h3">
          {taskFlowPreviewContent.waitlistHeadline}
        </Heading>
        <WaitlistForm
          action={paths.taskFlowPreview()}
          lastResult={lastResult}
          products={[{ value: product.id, label: product.name }]}
          promise={waitlistPromise}
        />
      </div>
      {!lastResult && (
        <div className="flex flex-col justify-between gap-6 rounded-tile rounded-ee-[4rem] bg-surface p-5 md:p-10">
          <div>
            <h2 className="text-h3">{taskFlowPreviewContent.stateHeadline}</h2>
            <p className="mt-3 max-w-[34em] text-muted">{taskFlowPreviewContent.stateText}</p>
          </div>
          <dl className="grid gap-1">
            {parts.map(({ name, state }) => (
              <div key={name} className="flex justify-between gap-4">
                <dt>{name}</dt>
                <dd className="text-muted">{state}</dd>
              </div>
            ))}
          </dl>
          <p>
            <TextLink href={product.href}>More about {product.name}</TextLink>
          </p>
        </div>
      )}
    </section>
  );
}
