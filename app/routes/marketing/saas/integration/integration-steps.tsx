import type { Integration } from '~/content/integrations/integration';

/** The set-up as numbered columns. */
export function IntegrationSteps({ integration: { steps, state } }: { integration: Integration }) {
  return (
    <section aria-labelledby="set-up" className="wrap pt-14 md:pt-20">
      <h2 id="set-up">{state === 'planned' ? 'Set-up, as planned' : 'Set-up'}</h2>
      <ol className="mt-8 grid gap-grout sm:grid-cols-2">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-5 rounded-tile bg-surface p-4 md:p-5">
            <span aria-hidden="true" className="font-display text-h2 leading-none font-semibold text-faint">
              {index + 1}
            </span>
            <span className="self-center">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
