import type { ReactNode } from 'react';
import { sampleJudgingRound } from '~/content/products/sample-judging-round';
import { calculateJudgeBias, type JudgeBias } from '~/features/hackmatrix/rules/judge-bias';
import { rankTeams, type Standing } from '~/features/hackmatrix/rules/judging-round';
import { MarkHistogram } from '../mark-histogram';
import { sampleProjects, sampleRound } from '../sample-round';
import { type SortableColumn, SortableTable } from './sortable-table';

const standings = rankTeams(sampleRound);
const judges = calculateJudgeBias(sampleRound);
const strictestJudgeId = judges.toSorted((a, b) => (a.bias ?? 0) - (b.bias ?? 0))[0]?.judge.id;
const organisations = new Map(sampleJudgingRound.judges.map(({ id, organisation }) => [id, organisation]));
const formatNumber = (value: number | null, digits: number) => (value === null ? '–' : value.toFixed(digits));
const formatSigned = (value: number | null) =>
  value === null ? '–' : `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}`;

const judgeColumns: readonly [SortableColumn<JudgeBias>, ...SortableColumn<JudgeBias>[]] = [
  {
    key: 'judge',
    label: 'Judge',
    value: ({ judge }) => judge.name,
    cell: ({ judge }) => (
      <>
        {judge.name}
        <span className="block text-sm font-normal text-muted">{organisations.get(judge.id)}</span>
      </>
    ),
  },
  {
    key: 'histogram',
    label: 'Handwriting',
    value: ({ mean }) => mean,
    cell: (judgeBias) => (
      <MarkHistogram
        judgeBias={judgeBias}
        maxCount={16}
        minMark={4}
        isHighlighted={judgeBias.judge.id === strictestJudgeId}
        isStretched
        className="h-11 w-16 sm:w-24"
      />
    ),
  },
  {
    key: 'bias',
    label: 'Lean',
    alignEnd: true,
    value: ({ bias }) => bias,
    cell: ({ bias }) => <span className="font-semibold">{formatSigned(bias)}</span>,
  },
  {
    key: 'mean',
    label: 'Mean',
    alignEnd: true,
    value: ({ mean }) => mean,
    cell: ({ mean }) => formatNumber(mean, 1),
  },
  { key: 'given', label: 'Given', alignEnd: true, value: ({ given }) => given, cell: ({ given }) => given },
  {
    key: 'pending',
    label: 'Owed',
    alignEnd: true,
    value: ({ pending }) => pending,
    cell: ({ pending }) => pending,
  },
];

const teamColumns: readonly [SortableColumn<Standing>, ...SortableColumn<Standing>[]] = [
  {
    key: 'team',
    label: 'Team',
    value: ({ team }) => team.name,
    cell: ({ team }) => (
      <>
        {team.name}
        <span className="block max-w-[40ch] text-sm font-normal text-muted">{sampleProjects[team.id]}</span>
      </>
    ),
  },
  {
    key: 'place',
    label: 'Place',
    alignEnd: true,
    value: ({ place }) => place,
    cell: ({ place }) => place ?? '–',
  },
  {
    key: 'score',
    label: 'Score',
    alignEnd: true,
    value: ({ score }) => score,
    cell: ({ score }) => formatNumber(score, 2),
  },
  { key: 'track', label: 'Track', value: ({ team }) => team.track, cell: ({ team }) => team.track },
];

/** The best team of each track, and its lead over the second. */
const tracks = [...new Set(standings.map(({ team }) => team.track))].map((track) => {
  const [first, second] = standings.filter(({ team, score }) => team.track === track && score !== null);
  return { track, first, lead: first?.score && second?.score ? first.score - second.score : null };
});

const trackColumns: readonly [
  SortableColumn<(typeof tracks)[number]>,
  ...SortableColumn<(typeof tracks)[number]>[],
] = [
  { key: 'track', label: 'Track', value: ({ track }) => track, cell: ({ track }) => track },
  {
    key: 'first',
    label: 'In front',
    value: ({ first }) => first?.team.name ?? null,
    cell: ({ first }) => first?.team.name ?? 'waits for marks',
  },
  {
    key: 'score',
    label: 'Score',
    alignEnd: true,
    value: ({ first }) => first?.score ?? null,
    cell: ({ first }) => formatNumber(first?.score ?? null, 2),
  },
  {
    key: 'lead',
    label: 'Lead',
    alignEnd: true,
    value: ({ lead }) => lead,
    cell: ({ lead }) => formatNumber(lead, 2),
  },
];

const TABLE_TABS = [
  { id: 'judges', label: 'Judges', visibleClass: 'group-has-[#round-judges:checked]/round:block' },
  { id: 'teams', label: 'Teams', visibleClass: 'group-has-[#round-teams:checked]/round:block' },
  { id: 'tracks', label: 'Tracks', visibleClass: 'group-has-[#round-tracks:checked]/round:block' },
] as const;

const TABLES: Readonly<Record<(typeof TABLE_TABS)[number]['id'], ReactNode>> = {
  judges: (
    <SortableTable
      caption="Judges and how they mark"
      columns={judgeColumns}
      rows={judges}
      rowKey={({ judge }) => judge.id}
      initialSort={{ key: 'bias', direction: 'ascending' }}
    />
  ),
  teams: (
    <SortableTable
      caption="Teams and their scores"
      columns={teamColumns}
      rows={standings}
      rowKey={({ team }) => team.id}
      initialSort={{ key: 'place', direction: 'ascending' }}
    />
  ),
  tracks: (
    <SortableTable
      caption="Who leads in each track"
      columns={trackColumns}
      rows={tracks}
      rowKey={({ track }) => track}
      initialSort={{ key: 'score', direction: 'descending' }}
    />
  ),
};

/**
 * Three sortable tables of the sample round: judges, teams, tracks. Radio buttons and CSS switch between them, so that
 * all three are visible without JavaScript.
 */
export function RoundTables() {
  return (
    <div className="group/round rounded-tile bg-surface p-3 md:p-6">
      <fieldset className="mb-5 flex gap-grout">
        <legend className="sr-only">Sides of the round</legend>
        {TABLE_TABS.map(({ id, label }) => (
          <label key={id} className="choice-tile">
            <input
              id={`round-${id}`}
              type="radio"
              name="round-side"
              defaultChecked={id === 'judges'}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {TABLE_TABS.map(({ id, visibleClass }) => (
        <div key={id} className={`hidden ${visibleClass}`}>
          {TABLES[id]}
        </div>
      ))}
    </div>
  );
}
