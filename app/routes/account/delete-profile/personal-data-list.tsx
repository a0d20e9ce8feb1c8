import { Badge } from '~/ui/data/badge';

export interface ShownDataArea {
  id: string;
  title: string;
  contents: string;
  /** What happens to the data when the profile is deleted. */
  retention: string;
  isRetained: boolean;
}

function Area({ title, contents, retention, isRetained }: ShownDataArea) {
  return (
    <li className="grid gap-x-8 gap-y-2 rounded-tile bg-surface px-5 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-1">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-muted">{contents}</p>
      </div>
      <div className="grid content-start justify-items-start gap-1.5">
        <Badge tone={isRetained ? 'warning' : 'success'}>{isRetained ? 'Partly kept' : 'Deleted'}</Badge>
        <p className="text-sm text-muted">{retention}</p>
      </div>
    </li>
  );
}

/**
 * Lists the stored personal data and what deletion does to each area. The registry of personal data supplies the list.
 */
export function PersonalDataList({ areas }: { areas: readonly ShownDataArea[] }) {
  return (
    <section aria-labelledby="what-goes" className="grid gap-4">
      <h2 id="what-goes" className="text-h3">
        Your data, and what is deleted
      </h2>
      <ul className="grid gap-grout">
        {areas.map((area) => (
          <Area key={area.id} {...area} />
        ))}
      </ul>
    </section>
  );
}
