import clsx from 'clsx';
import { type ContactOption, listContactOptions } from '~/content/contact/contact-options-content';
import { pluralise } from '~/domain/text/pluralise';
import { WaffleChart } from '~/ui/charts/waffle-chart';

/** Tiles have equal sizes in all charts. A tile is a minute. */
const CHART_SIZES: Record<ContactOption['id'], { columns: number; width: string }> = {
  'look-up': { columns: 1, width: 'w-[11px]' },
  call: { columns: 6, width: 'w-[71px]' },
  write: { columns: 19, width: 'w-[227px]' },
};

interface ContactOptionsProps {
  /** The option of the current page. */
  currentId?: ContactOption['id'];
  /** Length of a call. */
  callMinutes: number;
}

/** Contact options with a chart of the minutes each takes. */
export function ContactOptions({ currentId, callMinutes }: ContactOptionsProps) {
  return (
    <nav aria-labelledby="ways-to-ask-title" className="wrap section print:hidden">
      <h2 id="ways-to-ask-title" className="max-w-[20ch]">
        Three ways to reach us. One tile is one minute.
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-[1fr_1fr] lg:grid-cols-[3fr_4fr_5fr]">
        {listContactOptions(callMinutes).map(({ id, href, name, expectedMinutes, expectedTime, text }) => {
          const isCurrent = id === currentId;
          return (
            <li key={id} className="flex flex-col justify-end">
              <div className={CHART_SIZES[id].width}>
                <WaffleChart
                  value={expectedMinutes}
                  max={expectedMinutes}
                  columns={CHART_SIZES[id].columns}
                  glaze={isCurrent ? 'sand' : 'peacock'}
                  label={pluralise(expectedMinutes, 'tile')}
                />
              </div>
              <p className="mt-4 text-sm text-muted">{expectedTime}</p>
              <p className="font-display text-h3 font-semibold">
                <a
                  href={href}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={clsx(
                    'inline-flex min-h-11 items-center underline decoration-2 underline-offset-4',
                    isCurrent ? 'decoration-transparent' : 'decoration-primary hover:decoration-text',
                  )}
                >
                  {name}
                </a>
              </p>
              <p className="text-muted">{isCurrent ? 'You are on this page.' : text}</p>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
