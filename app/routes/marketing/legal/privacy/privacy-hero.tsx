import clsx from 'clsx';
import { browserStorageEntries } from '~/content/legal/browser-storage';
import { privacyPolicy } from '~/content/legal/privacy-policy';
import { paths } from '~/paths';
import { EffectiveDate } from '../effective-date';
import { LegalContents } from '../legal-contents';

const cookies = browserStorageEntries.filter(({ kind }) => kind === 'Cookie').length;

const counts = [
  {
    count: 0,
    what: 'scripts, fonts, pictures or counters from anybody else. The page’s own policy forbids them.',
  },
  { count: 0, what: 'cookies until you sign in or order.' },
  {
    count: cookies,
    what: 'cookies at most after that, each listed below with its name and its end.',
  },
];

/** The number of third parties that get data (none), and other counts. */
export function PrivacyHero() {
  const { clauses, changes } = privacyPolicy;
  return (
    <header className="wrap pt-10 md:pt-16">
      <div className="grid gap-grout lg:grid-cols-[7fr_5fr]">
        <div className="flex flex-col justify-end rounded-tile rounded-ss-[7rem] bg-surface p-6 pt-28 print:p-0 md:rounded-ss-[14rem] md:p-10 md:pt-40">
          <h1 className="max-w-[9ch]">Privacy: nobody else reads along.</h1>
          <div className="mt-6">
            <EffectiveDate changes={changes} path={paths.privacy()} />
          </div>
        </div>
        <ul className="grid gap-grout">
          {counts.map(({ count, what }, index) => (
            <li
              key={what}
              className={clsx(
                'grid grid-cols-[4.5rem_1fr] items-center gap-4 rounded-tile p-6 md:grid-cols-[6rem_1fr] md:p-8',
                index === 0 ? 'bg-glaze-jade text-glaze-ink' : 'bg-surface',
              )}
            >
              <span className="font-display text-[clamp(3rem,6vw,5rem)] leading-none font-semibold tracking-tight tabular-nums">
                {count}
              </span>
              <span className={clsx('text-lg leading-snug text-pretty', index > 0 && 'text-muted')}>
                {what}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <LegalContents clauses={clauses} className="mt-10" />
    </header>
  );
}
