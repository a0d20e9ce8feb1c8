import clsx from 'clsx';
import { STAGE_LABELS } from '~/content/admin/application-texts';
import { APPLICATION_STAGES, type ApplicationStage } from '~/domain/careers/application-stage';
import { TOOL_CELL, ToolTable } from '~/sections/admin/tool-table';

type Figures = Readonly<Record<ApplicationStage, number>> & { roleId: string; roleTitle: string };

const NUMBER = 'text-end tabular-nums';
const WIDE = 'max-lg:hidden';

/** Narrow screens show how many applied and how many were hired. */
const getColumnClass = (stage: ApplicationStage) => (stage === 'hired' ? '' : WIDE);

const HEADS = [
  { label: 'Role' },
  ...APPLICATION_STAGES.map((stage) => ({
    label: STAGE_LABELS[stage],
    className: clsx('text-end!', getColumnClass(stage)),
  })),
  { label: 'Sent', className: 'text-end!' },
];

const sum = (figures: Figures) => APPLICATION_STAGES.reduce((total, stage) => total + figures[stage], 0);

/** How many applications each role had, with those whose people are erased. */
export function RoleFigures({ figures }: { figures: readonly Figures[] }) {
  return (
    <section aria-labelledby="figures-title" className="mt-8 grid gap-2">
      <h2 id="figures-title" className="text-panel">
        By role
      </h2>
      <p className="text-muted">Every application ever sent, including those that were erased.</p>
      <ToolTable caption="Applications by role and stage" heads={HEADS}>
        {figures.map((row) => (
          <tr key={row.roleId} className="group">
            <th scope="row" className={clsx(TOOL_CELL, 'text-start font-normal wrap-anywhere')}>
              {row.roleTitle}
            </th>
            {APPLICATION_STAGES.map((stage) => (
              <td
                key={stage}
                className={clsx(TOOL_CELL, NUMBER, getColumnClass(stage), row[stage] === 0 && 'text-muted')}
              >
                {row[stage]}
              </td>
            ))}
            <td className={clsx(TOOL_CELL, NUMBER, 'font-semibold')}>{sum(row)}</td>
          </tr>
        ))}
      </ToolTable>
    </section>
  );
}
