import { benefits, careersContent, notOfferedBenefits } from '~/content/careers/careers-content';
import { Icon } from '~/ui/icons/icon';
import { PayTableDrawing } from './pay-table-drawing';

const [first, ...others] = benefits;

/** Eight benefits with one number each, the first one highlighted, and four things that are not offered. */
export function CareersBenefits() {
  return (
    <section aria-labelledby="benefits-title" className="wrap section">
      <h2 id="benefits-title">{careersContent.benefitsHeadline}</h2>
      <ul className="mt-8 grid gap-grout sm:grid-cols-2 lg:grid-cols-4">
        {first && (
          <li className="flex min-h-72 flex-col justify-between gap-10 rounded-tile quarter-tr bg-glaze-marigold p-6 text-glaze-ink sm:col-span-2 lg:row-span-2 lg:p-8">
            <h3 className="font-display text-[clamp(3.25rem,7vw,6.5rem)] leading-[0.9] font-semibold tracking-[-0.045em]">
              {first.figure}
              <span className="mt-3 block max-w-[12em] text-h3 leading-tight tracking-[-0.02em]">
                {first.title}
              </span>
            </h3>
            <div>
              <PayTableDrawing />
              <p className="mt-5 max-w-[30em]">{first.text}</p>
            </div>
          </li>
        )}
        {others.map(({ id, figure, title, text }) => (
          <li
            key={id}
            className="flex flex-col rounded-tile bg-surface p-5 last:sm:col-span-2 last:lg:col-span-2 md:p-6 lg:min-h-60"
          >
            <h3 className="font-display text-figure leading-none font-semibold tracking-[-0.035em] tabular-nums">
              {figure}
              <span className="mt-2 block font-sans text-base leading-snug font-semibold tracking-normal">
                {title}
              </span>
            </h3>
            <p className="mt-auto pt-6 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-14 grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr]">
        <h3 className="text-[clamp(1.5rem,2.2vw,2rem)]">{careersContent.notOfferedHeadline}</h3>
        <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {notOfferedBenefits.map((text) => (
            <li key={text} className="flex gap-3">
              <span className="mt-1 flex-none text-muted">
                <Icon name="minus" size={16} />
              </span>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
