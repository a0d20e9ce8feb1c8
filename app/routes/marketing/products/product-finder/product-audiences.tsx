import { softwareProducts } from '~/content/products/software-products';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

export function ProductAudiences() {
  return (
    <section aria-labelledby="who-for" className="wrap section">
      <h2 id="who-for">Who each of them is for</h2>
      <dl className="mt-8 grid gap-grout md:mt-12">
        {softwareProducts.map(({ id, name, audience, state, when, href }) => (
          <div
            key={id}
            className="grid gap-x-10 gap-y-2 rounded-tile bg-surface p-5 md:grid-cols-[minmax(0,3fr)_minmax(0,7fr)_9rem] md:items-baseline md:p-6"
          >
            <dt className="font-display text-h3 font-semibold tracking-tight">
              <a href={href} className="underline-offset-4 hover:text-link hover:underline">
                {name}
              </a>
            </dt>
            <dd className="text-lg text-pretty">{audience}</dd>
            <dd className="text-sm text-muted tabular-nums md:text-end">
              {state === 'live' ? 'Today' : when}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
        <TextLink href={paths.pricing()}>What they cost</TextLink>
        <TextLink href={paths.comingSoon()}>What is being built, and the waiting list</TextLink>
      </p>
    </section>
  );
}
