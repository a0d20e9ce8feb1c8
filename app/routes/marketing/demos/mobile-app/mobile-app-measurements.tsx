import { mobileAppFigures } from '~/content/demos/mobile-app-content';

export function MobileAppMeasurements() {
  return (
    <section aria-label="Measured on phones" className="wrap section">
      <ul className="grid gap-x-grout gap-y-10 md:grid-cols-3">
        {mobileAppFigures.map(({ id, value, label, period, source }) => (
          <li key={id} className="border-t-2 border-text pt-4 md:pe-6">
            <p className="font-display text-[clamp(3rem,6vw,5.5rem)] leading-none font-semibold tracking-[-0.045em] tabular-nums">
              {value}
            </p>
            <p className="mt-4 font-medium">{label}</p>
            <p className="mt-2 text-sm text-muted first-letter:uppercase">
              {period}. {source}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
