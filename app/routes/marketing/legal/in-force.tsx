import type { LegalText } from '~/content/legal/types';
import { formatDate } from '~/sections/dates';
import { site } from '~site';

interface InForceProps extends Pick<LegalText, 'changes'> {
  path: string;
}

/** Since when the text counts; on paper also where it is from. */
export function InForce({ changes: [{ on }], path }: InForceProps) {
  return (
    <p className="text-muted">
      In force since <time dateTime={on}>{formatDate(on)}</time>.{' '}
      <a
        href="#changes-made"
        className="inline-flex min-h-11 items-center underline decoration-primary decoration-2 underline-offset-4 hover:decoration-text print:hidden"
      >
        What changed
      </a>
      <span className="hidden print:inline">
        {site.legalName}, {site.domain}
        {path}
      </span>
    </p>
  );
}
