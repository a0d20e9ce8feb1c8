import { plainType } from '~/content/plain-type';
import { services } from '~/content/services';
import { money } from '~/sections/money';
import { WithMargin } from './with-margin';

/** Four services as four paragraphs; what they begin at stands in the margin. */
export function ServicesList() {
  return (
    <section aria-labelledby="plain-services" className="section">
      <WithMargin note={null}>
        <h2 id="plain-services" className="text-h3">
          {plainType.servicesTitle}
        </h2>
      </WithMargin>
      <ul className="mt-8 grid gap-y-10 md:gap-y-14">
        {services.map(({ id, name, long, href, startsAt, usualLength }) => (
          <li key={id}>
            <WithMargin
              note={
                <>
                  From {money(startsAt.price)} before GST: {startsAt.buys}.
                  <span className="block">{usualLength}.</span>
                </>
              }
            >
              <p className="max-w-[36em] text-[1.1875rem] leading-[1.65] md:text-[1.375rem]">
                <a
                  href={href}
                  className="font-semibold underline decoration-border-strong underline-offset-[0.2em] transition-colors hover:decoration-primary"
                >
                  {name}.
                </a>{' '}
                {long}
              </p>
            </WithMargin>
          </li>
        ))}
      </ul>
    </section>
  );
}
