import type { PortfolioProject } from '~/content/portfolio/portfolio-project';
import { getProjectYear } from '~/features/portfolio/format-period';
import { getKindLabel } from '~/features/portfolio/project-kind-filter';
import {
  getSortPath,
  type ProjectSort,
  type ProjectSortKey,
  sortProjects,
  toggleSort,
} from '~/features/portfolio/project-sort';
import { Table } from '~/ui/data/table';
import type { TableColumn } from '~/ui/data/table-head';
import { ProjectPreview } from './project-preview';

type Column = TableColumn<PortfolioProject>;

const SORTABLE_COLUMNS: readonly (Column & { key: ProjectSortKey })[] = [
  {
    key: 'project',
    header: 'Project',
    isRowHeader: true,
    cell: (project) => (
      <>
        <a href={project.link.path} className="inline-block py-1 underline-offset-4 hover:underline">
          {project.name}
        </a>
        <ProjectPreview project={project} />
      </>
    ),
  },
  {
    key: 'year',
    header: 'Year',
    cell: ({ period }) => (period.to ? getProjectYear(period) : `since ${getProjectYear(period)}`),
    className: 'whitespace-nowrap tabular-nums',
  },
  { key: 'client', header: 'Client', cell: ({ client }) => client },
  { key: 'kind', header: 'Kind', cell: ({ kindId }) => getKindLabel(kindId) },
  { key: 'place', header: 'Place', cell: ({ place }) => place },
];

const RESULT_COLUMN: Column = {
  key: 'result',
  header: 'Result',
  cell: ({ figures: [{ value, label }] }) => (
    <span>
      <span className="font-semibold tabular-nums">{value}</span> <span className="text-muted">{label}</span>
    </span>
  ),
};

/** The columns of the table, with a link in each sortable heading. */
function buildColumns(sort: ProjectSort): readonly Column[] {
  const sortable = SORTABLE_COLUMNS.map((column) => ({
    ...column,
    sort: {
      href: getSortPath(toggleSort(sort, column.key)),
      ...(column.key === sort.key && { direction: sort.direction }),
    },
  }));
  return [...sortable, RESULT_COLUMN];
}

/** All projects. On wide screens the column beside the rows shows the picture of the row under the pointer or with focus. */
export function ProjectTable({ sort }: { sort: ProjectSort }) {
  return (
    <Table
      caption="Projects"
      hideCaption
      columns={buildColumns(sort)}
      rows={sortProjects(sort)}
      rowKey={({ id }) => id}
      narrowLayout="summary"
      className="mt-4 [--summary-inset:6.5rem] xl:pe-[17.25rem]"
    />
  );
}
