import type { SubmissionResult } from '@conform-to/react';
import { comingSoonProducts } from '~/content/products/coming-soon-content';
import { evalEdgePreviewContent, previewLimits } from '~/content/products/evaledge-preview-content';
import { getSoftwareProduct } from '~/content/products/software-products';
import { WaitlistForm } from '~/features/contact/waitlist-form';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

const product = getSoftwareProduct('evaledge');

interface EvalEdgeWaitlistProps {
  /** A rejected form is shown alone, so that its error is at the top. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** What the preview is not, and the form of the waitlist. */
export function EvalEdgeWaitlist({ lastResult }: EvalEdgeWaitlistProps) {
  const Heading = lastResult ? 'h1' : 'h2';
  return (
    <section
      id="waitlist"
      aria-labelledby="waitlist-title"
      className={`wrap grid scroll-mt-6 gap-x-14 gap-y-12 lg:grid-cols-2 ${lastResult ? 'pt-10 md:pt-16' : 'section'}`}
    >
      <div>
        <Heading id="waitlist-title" className="text-h2">
          {evalEdgePreviewContent.waitlistHeadline}
        </Heading>
        <p className="mt-3 mb-8 text-lg text-muted">
          {product.name} is expected in {product.when}.
        </p>
        <WaitlistForm
          action={paths.evalEdgePreview()}
          lastResult={lastResult}
          products={[{ value: product.id, label: product.name }]}
          promise={comingSoonProducts.evaledge.waitlistPromise}
        />
      </div>
      {!lastResult && (
        <div className="rounded-tile bg-surface p-5 quarter-br md:p-10">
          <h2 className="text-h3">{evalEdgePreviewContent.limitsHeadline}</h2>
          <ul className="mt-5 grid gap-4 text-muted">
            {previewLimits.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
          <p className="mt-6 pe-12 pb-6">
            <TextLink href={product.href}>How far {product.name} is</TextLink>
          </p>
        </div>
      )}
    </section>
  );
}
