import { Accordion } from '~/ui/data/accordion';
import { Icon } from '~/ui/icons/icon';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import { Pagination } from '~/ui/navigation/pagination';
import { PopoverMenu } from '~/ui/navigation/popover-menu';
import { SegmentedLinks } from '~/ui/navigation/segmented-links';
import { Sample, SampleGroup } from './sample';

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
  { label: 'Matrix', href: '#matrix', isCurrent: true },
  { label: 'Results', href: '#results' },
];
const LINKS = [
  { label: 'Rename', href: '#rename', icon: <Icon name="edit" /> },
  { label: 'Download', href: '#download', icon: <Icon name="download" />, isCurrent: true },
  { label: 'Copy the address', href: '#copy', icon: <Icon name="copy" /> },
];

export function NavigationSamples() {
  const href = (page: number) => `#page-${page}`;
  return (
    <SampleGroup id="wayfinding" title="Ways around">
      <Sample title="Breadcrumbs" layout="stack">
        <Breadcrumbs
          items={[
            { label: 'Home', href: '#home' },
            { label: 'Drinkware', href: '#drinkware' },
            { label: 'Mosaic mug' },
          ]}
        />
      </Sample>
      <Sample title="Pages" layout="stack">
        <Pagination page={1} pages={3} getHref={href} label="Pages, few" />
        <Pagination page={10} pages={24} getHref={href} label="Pages, many" />
      </Sample>
      <Sample title="Views and menus">
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
          isSquare
          label="More"
          trigger={<Icon name="more-horizontal" size={20} />}
        />
      </Sample>
      <Sample title="Accordion on details" layout="stack">
        <Accordion name="questions" items={QUESTIONS} openId="q-2" />
      </Sample>
    </SampleGroup>
  );
}
