import { eveningContent, eveningWork } from '~/content/products/community-evening-content';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

/** What was counted of the evening, on one marigold tile. */
export function EveningWork() {
  return (
    <section aria-labelledby="work-title" className="wrap section">
      <div className="rounded-tile rounded-se-[4rem] bg-glaze-marigold p-5 text-glaze-ink md:rounded-se-[8rem] md:p-10">
        <h2 id="work-title" className="max-w-[14ch]">
          {eveningContent.workHeadline}
        </h2>
        <dl className="mt-10 grid gap-8 sm:grid-cols-2">
          {eveningWork.map(({ id, value, text }) => (
            <div key={id} className="flex flex-col-reverse justify-end">
              <dt className="max-w-[28em]">{text}</dt>
              <dd className="font-display text-h1 font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-6 flex flex-wrap gap-x-8">
        <TextLink href={`${paths.product('converge')}#calendar`}>
          Try the calendar: take a seat at the guild
        </TextLink>
        <TextLink href={paths.demos.mobileApp()}>Converge on a phone</TextLink>
      </p>
    </section>
  );
}
