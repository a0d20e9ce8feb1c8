import { services } from '~/content/services';
import { Icon } from '~/ui/icon';

const grounds: Record<string, string> = {
  vermilion: 'bg-glaze-vermilion',
  peacock: 'bg-glaze-peacock',
  marigold: 'bg-glaze-marigold',
  jade: 'bg-glaze-jade',
};

/** A list that starts at once: what we do, for whom, and how long it usually takes. */
export function FourServices() {
  return (
    <section aria-labelledby="services-title" className="wrap section">
      <h2 id="services-title" className="sr-only">
        Four services
      </h2>
      <ul className="grid gap-grout">
        {services.map(({ id, name, short, usualLength, glaze, href }) => (
          <li key={id}>
            <a
              href={href}
              className="group grid items-center gap-x-8 gap-y-2 rounded-tile bg-surface px-5 py-6 transition-colors hover:bg-raised md:grid-cols-[auto_5fr_6fr_2fr_auto] md:py-7"
            >
              <span
                aria-hidden="true"
                className={`hidden size-4 md:block ${grounds[glaze] ?? ''} transition-[border-radius] group-hover:rounded-se-full`}
              />
              <span className="font-display text-[clamp(1.5rem,2.6vw,2.25rem)] leading-none font-semibold tracking-[-0.03em]">
                {name}
              </span>
              <span className="text-muted">{short}</span>
              <span className="text-sm text-faint">{usualLength}</span>
              <span className="hidden transition-transform group-hover:translate-x-1 md:block">
                <Icon name="arrow-right" size={20} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
