import { Badge } from '~/ui/data/badge';

export interface ShownDataArea {
  id: string;
  title: string;
  contents: string;
  /** What becomes of it. */
  retention: string;
  isRetained: boolean;
}

function Area({ title, contents: holds, retention: words, isRetained: stays }: ShownDataArea) {
  return (
    <li className="grid gap-x-8 gap-y-2 rounded-tile bg-surface px-5 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-1">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-muted">{holds}</p>
      </div>
      <div className="grid content-start justify-items-start gap-1.5">
        <Badge tone={stays ? 'warning' : 'success'}>{stays ? 'A part stays' : 'Goes'}</Badge>
        <p className="text-sm text-muted">{words}</p>
      </div>
    </li>
  );
}

/** Everything that is held about the user, and what becomes of it: from the registry that does it. */
export function PersonalDataList({ areas }: { areas: readonly ShownDataArea[] }) {
  return (
    <section aria-labelledby="what-goes" className="grid gap-4">
      <h2 id="what-goes" className="text-h3">
        What we hold, and what becomes of it
      </h2>
      <ul className="grid gap-grout">
        {areas.map((area) => (
          <Area key={area.id} {...area} />
        ))}
      </ul>
    </section>
  );
}
