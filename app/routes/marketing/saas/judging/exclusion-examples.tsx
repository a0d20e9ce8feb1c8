import { exclusionExamples } from '~/content/products/judging-feature-content';
import { paths } from '~/paths';
import { Icon } from '~/ui/icons/icon';

/** Links that open the table with exclusions already marked. */
export function ExclusionExamples() {
  return (
    <nav aria-label="Examples for the table" className="print:hidden">
      <p className="text-sm text-muted">Or begin with one of these</p>
      <ul className="mt-2 grid gap-grout">
        {exclusionExamples.map(({ id, label, pairs }) => (
          <li key={id}>
            <a
              href={`${paths.judging(pairs)}#share-out`}
              className="flex min-h-11 items-center justify-between gap-4 rounded-inner bg-surface px-4 transition-colors hover:bg-raised"
            >
              {label}
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
