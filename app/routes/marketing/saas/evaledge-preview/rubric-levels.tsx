import { evalEdgePreviewContent, sampleRubric } from '~/content/products/evaledge-preview-content';

/** The task, and the rubric with a sentence for each number of points. */
export function RubricLevels() {
  return (
    <div className="mt-8 mb-grout grid gap-grout md:mt-12 lg:grid-cols-4">
      <div className="rounded-tile bg-text p-4 text-bg md:p-6">
        <h3>{evalEdgePreviewContent.taskName}</h3>
        <p className="mt-3">{evalEdgePreviewContent.task}</p>
      </div>
      {sampleRubric.map(({ id, name, levels }) => (
        <div key={id} className="rounded-tile bg-surface p-4 md:p-6">
          <h3>{name}</h3>
          <ol className="mt-3 grid gap-1.5 text-sm">
            {levels.map((level, points) => (
              <li key={level} className="flex gap-3">
                <span className="font-semibold tabular-nums">{points}</span>
                <span className="text-muted">{level}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
