import { Button } from '~/ui/buttons/button';
import { Avatar } from '~/ui/data/avatar';
import { Badge } from '~/ui/data/badge';
import { DescriptionList } from '~/ui/data/description-list';
import { Price } from '~/ui/data/price';
import { Stars } from '~/ui/data/stars';
import { Table } from '~/ui/data/table';
import type { TableColumn } from '~/ui/data/table-head';
import { EmptyState } from '~/ui/feedback/empty-state';
import { Figure } from '~/ui/pictures/figure';
import { Sample, SampleGroup } from './sample';
import { type SampleTeam, TEAMS } from './sample-data';

const STATES = {
  in: <Badge tone="success">Handed in</Badge>,
  late: <Badge tone="warning">Late</Badge>,
  missing: <Badge tone="danger">Missing</Badge>,
};

const COLUMNS: readonly TableColumn<SampleTeam>[] = [
  {
    key: 'name',
    header: 'Team',
    isRowHeader: true,
    cell: (team) => team.name,
    sort: { href: '#by-name', direction: 'ascending' },
  },
  { key: 'track', header: 'Track', cell: (team) => team.track },
  { key: 'state', header: 'State', cell: (team) => STATES[team.state] },
  {
    key: 'score',
    header: 'Score',
    align: 'end',
    cell: (team) => team.score.toFixed(2),
    sort: { href: '#by-score' },
  },
  {
    key: 'action',
    header: 'Action',
    hideHeader: true,
    align: 'end',
    cell: () => (
      <Button size="sm" variant="quiet">
        Open
      </Button>
    ),
  },
];

export function DataSamples() {
  const table = { columns: COLUMNS, rows: TEAMS, rowKey: (team: SampleTeam) => team.id };
  return (
    <SampleGroup id="records" title="Records">
      <Sample title="Table that scrolls when narrow" layout="stack">
        <Table {...table} caption="Teams of the second round" />
      </Sample>
      <Sample title="Table that turns into cards when narrow" layout="stack">
        <Table {...table} narrowLayout="cards" caption="Teams, as cards" hideCaption />
      </Sample>
      <Sample title="Table without rows" layout="stack">
        <Table
          {...table}
          rows={[]}
          caption="No teams"
          empty={<EmptyState level={3} title="No team has signed up yet" />}
        />
      </Sample>
      <Sample title="Prices and ratings">
        <Price amount="Rs. 649.00" />
        <Price amount="Rs. 899.00" was="Rs. 1,199.00" saving="25% off" />
        <Price amount="Rs. 7,499.00" was="Rs. 8,999.00" size="lg" />
        <Stars value={4.5} count="(128)" />
        <Stars value={0} count="No ratings yet" />
        <Stars value={5} />
      </Sample>
      <Sample title="People">
        <Avatar name="Asha Menon" size="sm" />
        <Avatar name="Riyaz Khan" />
        <Avatar name="Meera" glaze="gulal" />
        <Avatar name="Dev Patel" glaze="indigo" size="lg" />
      </Sample>
      <div className="grid gap-8 lg:grid-cols-2">
        <Sample title="Descriptions" layout="stack">
          <DescriptionList
            items={[
              { term: 'Order', description: 'TS-20114' },
              { term: 'Placed', description: '12 December 2026' },
              { term: 'Address', description: '14 Sector 10, Chandigarh 160010' },
            ]}
          />
          <DescriptionList
            layout="tiles"
            items={[
              { term: 'Material', description: 'Stoneware' },
              { term: 'Holds', description: '350 ml' },
              { term: 'Made in', description: 'Khurja' },
            ]}
          />
        </Sample>
        <Sample title="Figure" layout="stack">
          <Figure caption="One quarter-round corner per view." credit="Own drawing" quarter="tr">
            <div className="aspect-[16/9] bg-glaze-marigold" />
          </Figure>
        </Sample>
      </div>
    </SampleGroup>
  );
}
