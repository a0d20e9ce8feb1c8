import { adminPaths } from '~/content/admin/admin-paths';
import { STAGE_LABELS } from '~/content/admin/application-texts';
import { type ApplicationQuery, serialiseApplicationQuery } from '~/domain/careers/application-query';
import type { ApplicationStage } from '~/domain/careers/application-stage';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { ToolLink } from '~/sections/admin/tool-button';
import { ApplicationCard, type ShownApplication } from './application-card';

export interface ShownColumn {
  stage: ApplicationStage;
  count: number;
  cards: readonly ShownApplication[];
}

interface StageColumnProps {
  column: ShownColumn;
  query: ApplicationQuery;
  now: Date;
}

/** The newest applications of a stage, and the way to all of them. */
export function StageColumn({ column: { stage, count, cards }, query, now }: StageColumnProps) {
  const id = `stage-${stage}`;
  const action = adminPaths.applications(serialiseApplicationQuery(query));
  return (
    <section
      aria-labelledby={id}
      {...{ [ADMIN_ATTRIBUTES.column]: stage }}
      className="grid min-w-0 content-start gap-grout rounded-tile outline-2 outline-transparent data-admin-drop:bg-bg-sunk data-admin-drop:outline-link"
    >
      <h2
        id={id}
        className="flex min-h-9 items-center gap-2 px-3 font-sans text-sm font-semibold tracking-normal"
      >
        {STAGE_LABELS[stage]}
        <span className="font-normal text-muted tabular-nums">{count}</span>
      </h2>
      {cards.length > 0 ? (
        <ul className="grid gap-grout">
          {cards.map((application) => (
            <ApplicationCard key={application.id} application={application} action={action} now={now} />
          ))}
        </ul>
      ) : (
        <p className="rounded-tile bg-bg-sunk px-3 py-2.5 text-xs text-muted lg:min-h-16">Nobody.</p>
      )}
      {count > cards.length && (
        <ToolLink href={adminPaths.applications(serialiseApplicationQuery({ ...query, stage }))}>
          All {count}
        </ToolLink>
      )}
    </section>
  );
}
