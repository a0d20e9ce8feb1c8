import { VERSION_KIND_LABELS } from '~/content/admin/publication-texts';
import type { TextVersion } from '~/domain/publishing/publication-state';
import { formatMoment } from '~/sections/format/format-moment';

interface VersionListProps {
  /** The page of a version. */
  toPath: (version: number) => string;
  versions: readonly TextVersion[];
  now: Date;
}

/** The latest versions of a text, the newest first, each with its page. */
export function VersionList({ toPath, versions, now }: VersionListProps) {
  return (
    <section aria-labelledby="versions-title" className="grid gap-3">
      <h2 id="versions-title" className="text-panel">
        Versions
      </h2>
      <ol className="grid gap-0.5">
        {versions.map(({ version, kind, by, at }) => (
          <li key={version}>
            <a
              href={toPath(version)}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-tile bg-surface px-3 py-1.5 hover:bg-raised lg:min-h-9"
            >
              <span>
                <span className="font-semibold">
                  {version}. {VERSION_KIND_LABELS[kind]}
                </span>
                <span className="text-muted">{by ? `, ${by}` : kind === 'published' && ', at its time'}</span>
              </span>
              <time dateTime={at.toISOString()} className="text-xs text-muted">
                {formatMoment(at, now)}
              </time>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
