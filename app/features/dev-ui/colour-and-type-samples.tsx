import { Sample, SampleGroup } from './sample';

const BACKGROUNDS = [
  'bg-bg',
  'bg-bg-sunk',
  'bg-surface',
  'bg-raised',
  'bg-border',
  'bg-tile-1',
  'bg-tile-2',
  'bg-tile-3',
];
const TEXT_COLOURS = [
  'text-text',
  'text-muted',
  'text-faint',
  'text-link',
  'text-vermilion',
  'text-marigold',
  'text-peacock',
  'text-indigo',
  'text-jade',
  'text-gulal',
];
const GLAZES = [
  'bg-glaze-vermilion text-glaze-ink',
  'bg-glaze-marigold text-glaze-ink',
  'bg-glaze-peacock text-glaze-ink',
  'bg-glaze-indigo text-glaze-bone',
  'bg-glaze-jade text-glaze-ink',
  'bg-glaze-gulal text-glaze-ink',
  'bg-glaze-bone text-glaze-ink',
  'bg-glaze-sand text-glaze-ink',
  'bg-glaze-slate text-glaze-bone',
  'bg-glaze-basalt text-glaze-bone',
  'bg-glaze-ink text-glaze-bone',
];
const TYPE_STYLES = [
  { look: 'font-display font-semibold text-h1', name: 'h1' },
  { look: 'font-display font-semibold text-h2', name: 'h2' },
  { look: 'font-display font-semibold text-tool', name: 'tool' },
  { look: 'font-display font-semibold text-panel', name: 'panel' },
  { look: 'font-display font-semibold text-h3', name: 'h3' },
  { look: 'font-display font-semibold text-h4', name: 'h4' },
  { look: 'text-lead', name: 'lead' },
  { look: 'text-lg', name: 'lg' },
  { look: 'text-base', name: 'base' },
  { look: 'text-sm', name: 'sm' },
  { look: 'text-xs', name: 'xs' },
  { look: 'font-mono text-sm', name: 'mono' },
];

const getTokenName = (look: string) => look.split(' ')[0]?.replace(/^(bg|text)-/, '');

export function ColourAndTypeSamples() {
  return (
    <SampleGroup id="foundations" title="Colour and type">
      <Sample title="Grounds and unglazed tiles" layout="stack">
        <ul className="grid grid-cols-2 gap-grout sm:grid-cols-4 xl:grid-cols-8">
          {BACKGROUNDS.map((look) => (
            <li key={look} className={`${look} grid min-h-24 content-end rounded-tile p-3 text-sm`}>
              {getTokenName(look)}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Glazes" layout="stack">
        <ul className="grid grid-cols-2 gap-grout sm:grid-cols-4 lg:grid-cols-6 xxl:grid-cols-11">
          {GLAZES.map((look) => (
            <li key={look} className={`${look} grid min-h-24 content-end rounded-tile p-3 text-sm`}>
              {getTokenName(look)?.replace('glaze-', '')}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Text on every ground" layout="stack">
        <div className="grid gap-grout sm:grid-cols-2 xl:grid-cols-4">
          {BACKGROUNDS.slice(0, 4).map((background) => (
            <ul
              key={background}
              className={`${background} grid grid-cols-2 gap-x-4 gap-y-1 rounded-tile p-4`}
            >
              {TEXT_COLOURS.map((look) => (
                <li key={look} className={look}>
                  {getTokenName(look)}
                </li>
              ))}
            </ul>
          ))}
        </div>
      </Sample>
      <Sample title="Type" layout="stack">
        {TYPE_STYLES.map(({ look, name }) => (
          <div key={name} className="grid items-baseline gap-x-6 gap-y-1 md:grid-cols-[4rem_1fr]">
            <span className="text-sm text-muted">{name}</span>
            <span className={look}>Set one tile at a time, 1,249.50</span>
          </div>
        ))}
      </Sample>
    </SampleGroup>
  );
}
