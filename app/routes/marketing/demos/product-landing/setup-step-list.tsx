import { productLandingContent, setupSteps } from '~/content/demos/product-landing-content';
import { ProgressDisc } from '~/ui/art/progress-disc';

/** The four setup steps, drawn as the quarters of a disc. */
export function SetupStepList() {
  return (
    <section aria-labelledby="steps-title" className="wrap section">
      <h2 id="steps-title" className="max-w-[30ch]">
        {productLandingContent.stepsHeadline}
      </h2>
      <ol className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {setupSteps.map(({ id, when, what, text }, index) => (
          <li key={id}>
            <ProgressDisc completed={index + 1} size={72} className="text-link" />
            <p className="mt-6 text-sm text-muted">{when}</p>
            <h3 className="mt-1">{what}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
