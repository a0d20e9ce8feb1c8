import { Accordion } from '~/ui/accordion';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Icon } from '~/ui/icon';
import { Pagination } from '~/ui/pagination';
import { PopoverMenu } from '~/ui/popover-menu';
import { SegmentedLinks } from '~/ui/segmented-links';
import { Specimen, SpecimenGroup } from './specimen';

const QUESTIONS = [
  { id: 'q-1', summary: 'When does it arrive?', content: 'Four to six working days after the order.' },
  { id: 'q-2', summary: 'Can I send it back?', content: 'Within thirty days, unused, in its box.' },
  {
    id: 'q-3',
    summary: 'What if a question is so long that it does not fit on one line of a narrow screen at all?',
    content: 'It wraps, and the sign keeps its place.',
  },
];
const VIEWS = [
  { label: 'Teams', href: '#teams' },
  { label: 'Matrix', href: '#matrix', current: true },
  { label: 'Results', href: '#results' },
];
const LINKS = [
  { label: 'Rename', href: '#rename', icon: <Icon name="edit" /> },
  { label: 'Download', href: '#download', icon: <Icon name="download" />, current: true },
  { label: 'Copy the address', href: '#copy', icon: <Icon name="copy" /> },
];

export function Wayfinding() {
  const href = (page: number) => `#page-${page}`;
  return (
    <SpecimenGroup id="wayfinding" title="Ways around">
      <Specimen title="Breadcrumbs" layout="stack">
        <Breadcrumbs
          items={[
            { label: 'Home', href: '#home' },
            { label: 'Drinkware', href: '#drinkware' },
            { label: 'Mosaic mug' },
          ]}
        />
      </Specimen>
      <Specimen title="Pages" layout="stack">
        <Pagination page={1} pages={3} href={href} label="Pages, few" />
        <Pagination page={10} pages={24} href={href} label="Pages, many" />
      </Specimen>
      <Specimen title="Views and menus">
        <SegmentedLinks label="Views" items={VIEWS} />
        <PopoverMenu
          id="menu-start"
          items={LINKS}
          trigger={
            <>
              Options <Icon name="chevron-down" />
            </>
          }
        />
        <PopoverMenu
          id="menu-end"
          items={LINKS}
          align="end"
          variant="plain"
          square
          label="More"
          trigger={<Icon name="more-horizontal" size={20} />}
        />
      </Specimen>
      <Specimen title="Accordion on details" layout="stack">
        <Accordion name="questions" items={QUESTIONS} open="q-2" />
      </Specimen>
    </SpecimenGroup>
  );
}
