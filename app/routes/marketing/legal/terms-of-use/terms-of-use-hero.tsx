import { termsOfUse } from '~/content/legal/terms-of-use';
import { paths } from '~/paths';
import { Icon } from '~/ui/icons/icon';
import { EffectiveDate } from '../effective-date';

/** One summary sentence for each clause. */
export function TermsOfUseHero() {
  const { clauses, changes } = termsOfUse;
  return (
    <header className="wrap pt-10 md:pt-16">
      <h1 className="max-w-[13ch]">Terms of use: what we promise each other.</h1>
      <div className="mt-6">
        <EffectiveDate changes={changes} path={paths.termsOfUse()} />
      </div>
      <nav aria-label="The terms in short" className="mt-10 md:mt-14">
        <ol className="grid gap-grout md:grid-cols-2 xl:grid-cols-3">
          {clauses.map(({ id, summary }, index) => (
            <li key={id} className="grid">
              <a
                href={`#${id}`}
                className="grid grid-cols-[2.5rem_1fr] rounded-tile bg-surface p-5 transition-colors hover:bg-raised print:bg-transparent print:p-0"
              >
                <span
                  aria-hidden="true"
                  className="font-display text-xl leading-snug font-semibold text-link tabular-nums"
                >
                  {index + 1}
                </span>
                <span className="text-lg leading-snug text-pretty">{summary}</span>
              </a>
            </li>
          ))}
          <li className="grid print:hidden">
            <a
              href="#grievance-officer"
              className="flex items-end justify-between gap-4 rounded-tile bg-glaze-vermilion p-5 text-lg leading-snug font-semibold text-glaze-ink underline-offset-4 hover:underline"
            >
              And if we do not keep it: whom to write to
              <Icon name="arrow-right" />
            </a>
          </li>
        </ol>
      </nav>
    </header>
  );
}
